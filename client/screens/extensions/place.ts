import { getNewPath } from '@store-admin/navigation';

/** Views of the screen, with the names that the host has in addresses. */
export type TabId = 'discover' | 'extensions' | 'themes' | 'business-services' | 'my-subscriptions';

/** Kinds of products. */
export const KINDS = [ 'extensions', 'themes', 'business-services' ] as const;
export type Kind = ( typeof KINDS )[ number ];

/** Whether products of a kind are chosen by what they look like. The host shows these with a large picture too. */
export function hasLargePictures( kind: Kind ): boolean {
	return kind !== 'extensions';
}

const TABS: readonly TabId[] = [ 'discover', ...KINDS, 'my-subscriptions' ];

/** What the address names. */
export interface Place {
	readonly tab: TabId;
	readonly term: string;
	/** Slug of a category; '' for all. */
	readonly category: string;
	/** Id of the product that is to be installed; '' for none. */
	readonly installs: string;
	/** Id of the product whose description is shown; '' for none. */
	readonly previews: string;
}

const PATH = '/extensions';
const ID = /^\d{1,15}$/;

const idOf = ( value = '' ): string => ( ID.test( value ) ? value : '' );

/**
 * The place of an address. A tab that is not known is the first one; a search shows products, wherever it comes from: the host leads to
 * `tab=search`, and old links have a category only.
 *
 * @param query Plain values of the query.
 */
export function placeOf( query: Readonly< Record< string, string > > ): Place {
	const category = query[ 'category' ] ?? '';
	const first = query[ 'term' ] || category ? 'extensions' : 'discover';
	const tab = TABS.find( ( known ) => known === query[ 'tab' ] ) ?? first;
	return {
		tab,
		term: query[ 'term' ] ?? '',
		// The host writes this for all.
		category: category === '_all' ? '' : category,
		installs: idOf( query[ 'installProduct' ] ),
		previews: idOf( query[ 'product' ] ),
	};
}

/** The address of a place, relative to wp-admin. */
export function hrefOf( { tab, term, category, installs, previews }: Place ): string {
	return getNewPath(
		{
			...( tab !== 'discover' && { tab } ),
			...( term !== '' && { term } ),
			...( category !== '' && { category } ),
			...( installs !== '' && { installProduct: installs } ),
			...( previews !== '' && { product: previews } ),
		},
		PATH,
		{}
	);
}

/** The place in a tab; the search stays, what belongs to one tab does not. */
export function inTab( place: Place, tab: TabId ): Place {
	return { tab, term: tab === 'discover' || tab === 'my-subscriptions' ? '' : place.term, category: '', installs: '', previews: '' };
}
