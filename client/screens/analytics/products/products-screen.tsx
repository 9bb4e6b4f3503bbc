import { useMemo, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { InlineError } from '@store-admin/components';
import { useCategoryNames } from '../parts/items/use-category-names';
import { useChoice } from '../parts/items/use-choice';
import { useVariationsTable } from '../parts/items/use-variations-table';
import { ReportScreen } from '../parts/report/report-screen';
import { createProductsReport, createVariableProductReport } from './products-report';
import { useProductType } from './use-product-type';

/** Shows the menu of variations. */
const VARIABLE = { 'is-variable': 'true' };

/** The report of products: all, some to compare, or a single one. A single product with variations has another table. */
export function ProductsScreen(): ReactElement {
	const names = useCategoryNames();
	const products = useMemo( () => createProductsReport( names ), [ names ] );
	const choice = useChoice( products );
	const [ id = null, second ] = choice?.value === 'single_product' ? choice.ids : [];
	const { type, retry } = useProductType( second === undefined ? id : null );
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
