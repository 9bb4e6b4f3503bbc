import { useMemo } from 'react';
import type { PageDefinition } from '../../shared/page-definition';
import { useCapabilities } from './use-capabilities';
import { usePages } from './use-pages';

/** The pages whose capability the user has. */
export function useAllowedPages(): readonly PageDefinition[] {
	const pages = usePages();
	const has = useCapabilities( pages.map( ( { capability } ) => capability ) );
	return useMemo( () => pages.filter( ( { capability } ) => has( capability ) ), [ pages, has ] );
}
