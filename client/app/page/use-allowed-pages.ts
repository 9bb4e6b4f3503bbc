import { useMemo } from 'react';
import { useCapabilities } from '../../frame/capabilities/use-capabilities';
import type { PageDefinition } from '../../shared/page-definition';

/** The pages that name no capability, and those whose capability the user has. */
export function useAllowedPages( pages: readonly PageDefinition[] ): readonly PageDefinition[] {
	const has = useCapabilities( pages.flatMap( ( { capability } ) => capability || [] ) );
	return useMemo( () => pages.filter( ( { capability } ) => ! capability || has( capability ) ), [ pages, has ] );
}
