import { useMemo, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { InlineError } from '@store-admin/components';
import type { CategoryNames } from '../parts/items/category-names';
import { useCategoryNames } from '../parts/items/use-category-names';
import { useChoice } from '../parts/items/use-choice';
import { useVariationsTable } from '../parts/items/use-variations-table';
import { ReportScreen } from '../parts/report/report-screen';
import { createProductsReport, createVariableProductReport } from './products-report';
import { useProductType } from './use-product-type';

/** Shows the menu of variations. */
const VARIABLE = { 'is-variable': 'true' };

const NO_NAMES: CategoryNames = { isPending: true, pathOf: () => [] };

/** The report of products: all, some to compare, or a single one. A single product with variations has another table. */
export function ProductsScreen(): ReactElement {
	const choice = useChoice( useMemo( () => createProductsReport( NO_NAMES ), [] ) );
	const [ id = null, second ] = choice?.value === 'single_product' ? choice.ids : [];
	const { type, retry } = useProductType( second === undefined ? id : null );
	// Only the table of products has categories.
	const names = useCategoryNames( type === 'other' || type === 'failed' );
	const products = useMemo( () => createProductsReport( names ), [ names ] );
	const table = useVariationsTable();
	const variations = useMemo( () => ( id === null ? null : createVariableProductReport( id, table ) ), [ id, table ] );
	if ( variations && type === 'variable' ) {
		return <ReportScreen definition={ variations } facts={ VARIABLE } />;
	}
	const failure = type === 'failed' && (
		<InlineError
			message={ __( 'It is not known whether this product has variations, so they are not shown.', 'store-admin' ) }
			onRetry={ retry }
		/>
	);
	return <ReportScreen definition={ products } isPending={ type === 'pending' } notice={ failure } />;
}
