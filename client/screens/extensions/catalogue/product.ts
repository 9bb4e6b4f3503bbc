import { __ } from '@wordpress/i18n';
import type { CatalogueProduct } from '@store-admin/data';
import { plainText } from '../../../shared/plain-text';

/** A product of the catalogue, as text. */
export interface Product {
	readonly id: string;
	readonly name: string;
	readonly about: string;
	readonly vendor: string;
	/** As people read it, in the catalogue's currency; '' when it is not known. */
	readonly price: string;
	/** The usual price of a product on sale; '' otherwise. */
	readonly usualPrice: string;
	/** How often it is paid; '' for once, or when that is not known. */
	readonly period: string;
	/** 0 to 5; null without ratings. */
	readonly rating: number | null;
	readonly ratings: number;
	readonly imageUrl: string;
	/** A picture of the whole product, such as a page with a theme. */
	readonly largeImageUrl: string;
	readonly pageUrl: string;
	readonly isSponsored: boolean;
	readonly canInstall: boolean;
}

/** An address of a page; '' for anything else, which could run a script. */
export function pageAddress( given: string ): string {
	return /^https?:\/\//i.test( given ) ? given : '';
}

const MOST_STARS = 5;

/** Stars of a product; null for a rating that is none. */
function starsOf( { rating = null }: CatalogueProduct ): number | null {
	return rating !== null && rating > 0 && rating <= MOST_STARS ? rating : null;
}

function periodOf( { billing_period: period, billing_period_interval: interval }: CatalogueProduct ): string {
	if ( ( interval ?? 1 ) !== 1 ) {
		return '';
	}
	const words: Readonly< Record< string, string > > = { year: __( 'annually', 'woocommerce' ), month: __( 'monthly', 'woocommerce' ) };
	return words[ period ?? '' ] ?? '';
}

/** Prices are texts of another site too. The usual price counts only beside a lower one. */
function pricesOf( given: CatalogueProduct ): Pick< Product, 'price' | 'usualPrice' | 'period' > {
	const { price, raw_price: raw, regular_price: usual, is_on_sale: isOnSale } = given;
	if ( raw === 0 ) {
		return { price: __( 'Free download', 'woocommerce' ), usualPrice: '', period: '' };
	}
	return { price: plainText( price ?? '' ), usualPrice: isOnSale ? plainText( usual ?? '' ) : '', period: periodOf( given ) };
}

function picturesOf( { icon, image, featured_image: featured }: CatalogueProduct ): Pick< Product, 'imageUrl' | 'largeImageUrl' > {
	return { imageUrl: icon || image || '', largeImageUrl: featured || image || '' };
}

/** Texts of another site are HTML; only their words are shown. */
export function toProduct( given: CatalogueProduct ): Product {
	return {
		id: given.id,
		name: plainText( given.title ) || given.id,
		about: plainText( given.excerpt || given.description || '' ),
		vendor: plainText( given.vendor_name ?? '' ),
		...pricesOf( given ),
		rating: starsOf( given ),
		ratings: Math.max( 0, given.reviews_count ?? 0 ),
		...picturesOf( given ),
		pageUrl: pageAddress( given.link || given.url || '' ),
		isSponsored: given.label === 'promoted',
		canInstall: given.is_installable ?? false,
	};
}

/** Products of several pages, each once: the catalogue may repeat one when it changes between two requests. */
export function distinctProducts( lists: readonly ( readonly CatalogueProduct[] )[] ): readonly CatalogueProduct[] {
	return [ ...new Map( lists.flat().map( ( product ) => [ product.id, product ] ) ).values() ];
}
