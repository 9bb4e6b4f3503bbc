import { useMemo } from 'react';
import { useFilteredValue } from '@store-admin/extensibility';
import type { PageDefinition } from '../../shared/page-definition';
import { createPages } from '../routes';
import { isPageList, usablePages } from './page-list';

/** Our pages and those of extensions, including extensions that register late. */
export function usePages(): readonly PageDefinition[] {
	const pages = useFilteredValue( 'woocommerce_admin_pages_list', createPages, isPageList );
	return useMemo( () => usablePages( pages ), [ pages ] );
}
