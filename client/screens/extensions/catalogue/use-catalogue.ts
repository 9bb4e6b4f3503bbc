import { useMemo, useState } from 'react';
import {
	PENDING,
	useCatalogueCategories,
	useCataloguePages,
	type CatalogueCategory,
	type CataloguePage,
	type CatalogueQuery,
	type RemoteData,
} from '@store-admin/data';
import { getFacts, getSettings } from '@store-admin/settings';
import { extensionsManifest } from '../manifest';
import { plainText } from '../../../shared/plain-text';
import { KINDS, type Kind, type Place } from '../place';
import { distinctProducts, toProduct, type Product } from './product';

/** Products that are shown at first, and added by each "Load more". An answer may have thousands. */
const PAGE = 60;

export interface CatalogueHook {
	readonly products: RemoteData< readonly Product[] >;
	readonly retry: () => void;
	readonly hasMore: boolean;
	readonly isLoadingMore: boolean;
	readonly loadMore: () => void;
	/** None while they are not known: the products can be seen without them. */
	readonly categories: readonly CatalogueCategory[];
}

/** The category by which the catalogue knows a kind; extensions need none. */
const parentOf = ( kind: Kind ): string => ( kind === 'extensions' ? '' : kind );

function questionOf( kind: Kind, { term, category }: Pick< Place, 'term' | 'category' >, page: number ): CatalogueQuery {
	const { storePlace } = getFacts( extensionsManifest );
	return {
		term,
		category: category === '' ? parentOf( kind ) : category,
		page,
		country: storePlace.split( ':' )[ 0 ] ?? '',
		locale: getSettings().locale.user,
	};
}

function firstOf( pages: readonly RemoteData< CataloguePage >[] ): RemoteData< CataloguePage > {
	return pages[ 0 ] ?? PENDING;
}

/** Categories of the catalogue that stand for all products or for what is shown first. The first choice and Discover have them already. */
const WHOLE: readonly string[] = [ '_all', '_featured', ...KINDS ];

/** The categories that can be chosen. Their names are HTML of another site. */
function toCategories( categories: RemoteData< readonly CatalogueCategory[] > ): readonly CatalogueCategory[] {
	const known = categories.status === 'ready' ? categories.data : [];
	return known.flatMap( ( { slug, label } ) => ( WHOLE.includes( slug ) ? [] : [ { slug, label: plainText( label ) || slug } ] ) );
}

const dataOf = ( page: RemoteData< CataloguePage > ) => ( page.status === 'ready' ? [ page.data ] : [] );

/** Reads products of a kind, page by page. */
export function useCatalogue( kind: Kind, place: Pick< Place, 'term' | 'category' > ): CatalogueHook {
	const { catalogueUrl } = getFacts( extensionsManifest );
	const key = `${ kind } ${ place.term } ${ place.category }`;
	const [ shown, setShown ] = useState( { key, pages: 1, most: PAGE } );
	const { pages: count, most } = shown.key === key ? shown : { pages: 1, most: PAGE };
	const queries = Array.from( { length: count }, ( _page, index ) => questionOf( kind, place, index + 1 ) );
	const { pages, retry } = useCataloguePages( catalogueUrl, queries );
	const { remote: categories } = useCatalogueCategories( catalogueUrl, getSettings().locale.user, parentOf( kind ) );
	const first = firstOf( pages );
	const loaded = useMemo( () => distinctProducts( pages.flatMap( dataOf ).map( ( { products } ) => products ) ), [ pages ] );
	// Only those that are shown: reading the markup of thousands of texts takes seconds.
	const products = useMemo( () => loaded.slice( 0, most ).map( toProduct ), [ loaded, most ] );
	const total = first.status === 'ready' ? first.data.total_pages : 0;
	return {
		products: first.status === 'ready' ? { ...first, data: products } : first,
		retry,
		hasMore: loaded.length > most || count < total || pages.some( ( { status } ) => status === 'failed' ),
		isLoadingMore: pages.some( ( { status } ) => status === 'pending' ),
		loadMore: () => {
			if ( pages.some( ( { status } ) => status === 'failed' ) ) {
				retry();
				return;
			}
			const isHeld = loaded.length > most;
			setShown( { key, pages: isHeld ? count : Math.min( count + 1, Math.max( total, 1 ) ), most: most + PAGE } );
		},
		categories: useMemo( () => toCategories( categories ), [ categories ] ),
	};
}

/** Reads how many products of each kind a search finds; undefined while it is not known. */
export function useCounts( term: string ): Readonly< Partial< Record< Kind, number > > > {
	const { catalogueUrl } = getFacts( extensionsManifest );
	const queries = term === '' ? [] : KINDS.map( ( kind ) => questionOf( kind, { term, category: '' }, 1 ) );
	const { pages } = useCataloguePages( catalogueUrl, queries );
	return Object.fromEntries(
		pages.flatMap( ( page, index ) => dataOf( page ).map( ( { total_products: total } ) => [ String( KINDS[ index ] ), total ] ) )
	);
}
