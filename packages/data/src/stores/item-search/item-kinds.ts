import {
	ApiError,
	fetchAttribute,
	fetchAttributes,
	fetchAttributeTerms,
	fetchCategoryNames,
	fetchCountries,
	fetchCouponCodes,
	fetchCustomerNames,
	fetchDownloadIps,
	fetchOrderNumbers,
	fetchProductNames,
	fetchTaxRates,
	fetchVariationNames,
	type Query,
} from '@store-admin/api';
import { customerLabel, locationTags, orderLabel, taxLabel, variationLabel, type ItemTag } from './item-labels';

/** What limits a search. */
export interface ItemContext {
	/** Ids of the products whose variations are searched; by default of all. */
	readonly parents?: readonly string[] | undefined;
	/** Maximum number of items that a search returns; by default as many as a list of suggestions shows. */
	readonly limit?: number | undefined;
	/** Number or slug of the attribute whose values are searched. */
	readonly attribute?: string | undefined;
}

type Tags = Promise< readonly ItemTag[] >;

/** One kind of items. */
export interface ItemKind {
	readonly search: ( text: string, context: ItemContext, signal: AbortSignal ) => Tags;
	/** Fetches the labels of ids; ids without an item are left out. Without this function, the id is the label. */
	readonly lookUp?: ( ( ids: readonly string[], context: ItemContext ) => Tags ) | undefined;
}

/** Number of suggestions. */
const SUGGESTIONS = 10;

/** Creates a kind from a list that can be searched by text and by id. */
function listed< Item extends { readonly id: number } >(
	load: ( query: Query, signal?: AbortSignal ) => Promise< readonly Item[] >,
	labelOf: ( item: Item ) => string,
	searchQuery: ( text: string, context: ItemContext ) => Query = ( search ) => ( { search } )
): ItemKind {
	const toTag = ( item: Item ): ItemTag => ( { key: String( item.id ), label: labelOf( item ) } );
	return {
		search: async ( text, context, signal ) =>
			( await load( { ...searchQuery( text, context ), per_page: context.limit ?? SUGGESTIONS }, signal ) ).map( toTag ),
		lookUp: async ( ids ) => {
			const known = ids.filter( ( id ) => /^[1-9]\d*$/.test( id ) );
			return known.length === 0 ? [] : ( await load( { include: known.join( ',' ), per_page: known.length } ) ).map( toTag );
		},
	};
}

const named = ( { name }: { readonly name: string } ) => name;

const products = listed( fetchProductNames, named );

/** Customers by one of their texts; those without it are not found. */
function customersBy( field: 'name' | 'username' | 'email' ): ItemKind {
	return listed(
		async ( query, signal ) => {
			const found = await fetchCustomerNames( query, signal );
			return 'include' in query ? found : found.filter( ( customer ) => customer[ field ].trim() !== '' );
		},
		( customer ) => customerLabel( customer, field ),
		( search ) => ( { search, searchby: field } )
	);
}

/** Whether a name contains a text, in any case. */
function contains( name: string, text: string ): boolean {
	return name.toLocaleLowerCase().includes( text.toLocaleLowerCase() );
}

async function fetchCountryTags(): Tags {
	return ( await fetchCountries() ).map( ( { code, name } ) => ( { key: code, label: name } ) );
}

async function fetchLocationTags(): Tags {
	return locationTags( await fetchCountries() );
}

/** Creates a kind of which all items are fetched at once. */
function wholeList( fetchTags: () => Tags ): ItemKind {
	return {
		search: async ( text ) => ( await fetchTags() ).filter( ( { label } ) => contains( label, text ) ).slice( 0, SUGGESTIONS ),
		lookUp: fetchTags,
	};
}

async function fetchOneAttribute( key: string ): Tags {
	try {
		const { id, name } = await fetchAttribute( key );
		return [ { key: id, label: name } ];
	} catch ( thrown ) {
		if ( thrown instanceof ApiError && thrown.status === 404 ) {
			return [];
		}
		throw thrown;
	}
}

async function fetchTermTags( { attribute = '' }: ItemContext, query: Query, signal?: AbortSignal ): Tags {
	return ( await fetchAttributeTerms( attribute, query, signal ) ).map( ( { id, name } ) => ( { key: id, label: name } ) );
}

const orders = listed( fetchOrderNumbers, orderLabel, ( text ) => ( { number: text.replace( /^#/, '' ) } ) );

/** The kinds of items by the names that filters use for them. */
export const ITEM_KINDS = {
	products,
	variableProducts: { ...listed( fetchProductNames, named, ( search ) => ( { search, type: 'variable' } ) ), lookUp: products.lookUp },
	variations: listed( fetchVariationNames, variationLabel, ( search, { parents = [] } ) => ( {
		search,
		...( parents.length > 0 ? { parent: parents.join( ',' ) } : {} ),
	} ) ),
	categories: listed( fetchCategoryNames, named ),
	coupons: listed( fetchCouponCodes, ( { code } ) => code ),
	taxes: listed( fetchTaxRates, taxLabel ),
	customers: customersBy( 'name' ),
	usernames: customersBy( 'username' ),
	emails: customersBy( 'email' ),
	// The route looks for the digits of a number only.
	orders: { ...orders, search: async ( text, ...rest ) => ( /\d/.test( text ) ? orders.search( text, ...rest ) : [] ) },
	downloadIps: {
		search: async ( text, _context, signal ) => ( await fetchDownloadIps( text, signal ) ).map( ( key ) => ( { key, label: key } ) ),
	},
	countries: wholeList( fetchCountryTags ),
	/** Countries and states, as `US` or `US:CA`. */
	locations: wholeList( fetchLocationTags ),
	attributes: {
		search: async ( text, _context, signal ) =>
			( await fetchAttributes( text, signal ) ).slice( 0, SUGGESTIONS ).map( ( { id, name } ) => ( { key: id, label: name } ) ),
		lookUp: async ( keys ) => ( await Promise.all( keys.map( fetchOneAttribute ) ) ).flat(),
	},
	attributeTerms: {
		// The route returns all values of an attribute that belongs to single products.
		search: async ( search, context, signal ) =>
			( await fetchTermTags( context, { search, per_page: SUGGESTIONS }, signal ) )
				.filter( ( { label } ) => contains( label, search ) )
				.slice( 0, SUGGESTIONS ),
		lookUp: async ( ids, context ) => fetchTermTags( context, termQuery( ids ) ),
	},
} as const satisfies Readonly< Record< string, ItemKind > >;

/** Terms of an attribute of the store have numbers; other values are fetched with all values of their attribute. */
function termQuery( ids: readonly string[] ): Query {
	return ids.every( ( id ) => /^\d+$/.test( id ) ) ? { include: ids.join( ',' ), per_page: ids.length } : {};
}

/** Name of a kind of items. */
export type ItemType = keyof typeof ITEM_KINDS;
