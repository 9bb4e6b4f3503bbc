import type { CatalogueCategory, CataloguePage, CatalogueQuery, FeaturedGroup } from '@store-admin/api';
import { useRemote, useRemotes, type Remote } from '../../core/remote-data/use-remote';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { marketplaceStore } from './store';

const asPage = ( answer: unknown ) => answer as CataloguePage;

export interface CataloguePages {
	readonly pages: readonly RemoteData< CataloguePage >[];
	readonly retry: () => void;
}

/**
 * Reads pages of the catalogue, which is on another site.
 *
 * @param root    Address of the catalogue, ending in a slash.
 * @param queries One for each page.
 */
export function useCataloguePages( root: string, queries: readonly CatalogueQuery[] ): CataloguePages {
	const { remotes, retry } = useRemotes(
		marketplaceStore,
		'getPage',
		queries.map( ( query ) => [ root, query ] ),
		{ parse: asPage }
	);
	return { pages: remotes, retry };
}

/** Reads the categories of a kind of products. */
export function useCatalogueCategories( root: string, locale: string, parent: string ): Remote< readonly CatalogueCategory[] > {
	return useRemote( marketplaceStore, 'getCategories', [ root, locale, parent ] );
}

/** Reads the products that the catalogue shows first. */
export function useFeaturedProducts( locale: string ): Remote< readonly FeaturedGroup[] > {
	return useRemote( marketplaceStore, 'getFeatured', [ locale ] );
}

/** Reads the description of a product, as HTML. */
export function useProductPreview( id: string ): Remote< string > {
	return useRemote( marketplaceStore, 'getPreview', [ id ] );
}
