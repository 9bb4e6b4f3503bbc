import { useMemo } from 'react';
import { useFilteredValue, useFilterVersion } from '@store-admin/extensibility';
import type { PageDefinition } from '../../shared/page-definition';
import { createPages } from '../routes';
import { isPageList, usablePages } from './page-list';

/** Reports are pages too, so a late report makes the list of pages be computed again. */
const REPORTS = [ 'woocommerce_admin_reports_list' ];

/** Our pages and those of extensions, including extensions that register late. */
export function usePages(): readonly PageDefinition[] {
	const reports = useFilterVersion( REPORTS );
	// eslint-disable-next-line react-hooks/exhaustive-deps -- the version represents the handlers that createPages() runs.
	const create = useMemo( () => () => createPages(), [ reports ] );
	const pages = useFilteredValue( 'woocommerce_admin_pages_list', create, isPageList );
	return useMemo( () => usablePages( pages ), [ pages ] );
}
