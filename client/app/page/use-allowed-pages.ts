import { useMemo } from 'react';
import { useCapabilities } from '../../frame/capabilities/use-capabilities';
import type { PageDefinition } from '../../shared/page-definition';
import { usePages } from './use-pages';

/** The pages whose capability the user has. */
export function useAllowedPages(): readonly PageDefinition[] {
	const pages = usePages();
	const has = useCapabilities( pages.map( ( { capability } ) => capability ) );
	return useMemo( () => pages.filter( ( { capability } ) => has( capability ) ), [ pages, has ] );
}
