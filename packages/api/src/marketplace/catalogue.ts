import { get } from '../core/request';
import { flagOr, maybe, numberOr, object, orNone, requiredText, text, usableListOf, type ValueOf } from '../core/shape';
import { getElsewhere } from './elsewhere';

const product = object( {
	/** A number, which the catalogue also sends as text. */
	id: requiredText,
	/** May contain HTML, like all texts of the catalogue. */
	title: requiredText,
	slug: maybe( text ),
	excerpt: maybe( text ),
	description: maybe( text ),
	icon: maybe( text ),
	image: maybe( text ),
	featured_image: maybe( text ),
	link: maybe( text ),
	url: maybe( text ),
	vendor_name: maybe( text ),
	/** The price as people read it, in the catalogue's own currency. */
	price: maybe( text ),
	/** The price as a number. */
	raw_price: maybe( numberOr( null ) ),
	/** `year` or `month` for a subscription. */
	billing_period: maybe( text ),
	billing_period_interval: maybe( numberOr( null ) ),
	regular_price: maybe( text ),
	is_on_sale: maybe( flagOr( false ) ),
	rating: maybe( numberOr( null ) ),
	reviews_count: maybe( numberOr( null ) ),
	is_installable: maybe( flagOr( false ) ),
	/** Why the product stands where it stands: `promoted` for one that is paid for. */
	label: maybe( text ),
} );

/** A product of the catalogue, with the catalogue's field names. */
export type CatalogueProduct = ValueOf< typeof product >;

const products = usableListOf( product, 'product of the catalogue' );

const page = object( {
	products,
	total_pages: numberOr( 0 ),
	total_products: numberOr( 0 ),
} );

/** A page of products. */
export type CataloguePage = ValueOf< typeof page >;

/** Which products of the catalogue to fetch. */
export interface CatalogueQuery {
	readonly term: string;
	/** Slug of a category; '' for all. */
	readonly category: string;
	readonly page: number;
	/** Two letters. */
	readonly country: string;
	readonly locale: string;
}

/**
 * Fetches products.
 *
 * @param root  Address of the catalogue, ending in a slash.
 * @param query Which ones.
 */
export async function fetchCataloguePage( root: string, query: CatalogueQuery ): Promise< CataloguePage > {
	return getElsewhere( page, `${ root }search`, { ...query } );
}

const category = object( { slug: requiredText, label: requiredText } );

/** A category of the catalogue. */
export type CatalogueCategory = ValueOf< typeof category >;

/**
 * Fetches the categories.
 *
 * @param root   Address of the catalogue, ending in a slash.
 * @param locale Language of their names.
 * @param parent Kind of the products, such as `themes`; '' for extensions.
 */
export async function fetchCatalogueCategories( root: string, locale: string, parent: string ): Promise< readonly CatalogueCategory[] > {
	return getElsewhere( usableListOf( category, 'category of the catalogue' ), `${ root }categories`, { locale, parent } );
}

const group = object( {
	id: maybe( text ),
	title: text,
	description: maybe( text ),
	/** Page with more of them. */
	url: maybe( text ),
	items: orNone( products, [] ),
} );

/** Products that the catalogue shows first. */
export type FeaturedGroup = ValueOf< typeof group >;

/** Fetches the products that the catalogue shows first. The site asks the catalogue for them. */
export async function fetchFeaturedProducts( locale: string ): Promise< readonly FeaturedGroup[] > {
	return get( usableListOf( group, 'group of products' ), '/wc/v3/marketplace/featured', { locale } );
}

const preview = object( { html: requiredText } );

/** Fetches the description of a product, as HTML. The site asks the catalogue for it. */
export async function fetchProductPreview( id: string ): Promise< string > {
	return ( await get( preview, '/wc/v1/marketplace/product-preview', { product_id: id } ) ).html;
}
