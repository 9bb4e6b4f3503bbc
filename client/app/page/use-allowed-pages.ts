import { useMemo } from 'react';
import { useCapabilities } from '../../frame/capabilities/use-capabilities';
import type { PageDefinition } from '../../shared/page-definition';
import { usePages } from './use-pages';

/** The pages that name no capability, and those whose capability the user has. */
export function useAllowedPages(): readonly PageDefinition[] {
	const pages = usePages();
	const has = useCapabilities( pages.flatMap( ( { capability } ) => capability || [] ) );
	return useMemo( () => pages.filter( ( { capability } ) => ! capability || has( capability ) ), [ pages, has ] );
}
