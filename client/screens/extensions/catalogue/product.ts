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
	/** 0 to 5; null without ratings. */
	readonly rating: number | null;
	readonly ratings: number;
	readonly imageUrl: string;
	readonly pageUrl: string;
	readonly isSponsored: boolean;
	readonly canInstall: boolean;
}

const MOST_STARS = 5;

/** Texts of another site are HTML; only their words are shown. */
export function toProduct( given: CatalogueProduct ): Product {
	const { rating = null } = given;
	return {
		id: given.id,
		name: plainText( given.title ) || given.id,
		about: plainText( given.excerpt || given.description || '' ),
		vendor: plainText( given.vendor_name ?? '' ),
		price: plainText( given.price ?? '' ),
		usualPrice: given.is_on_sale ? plainText( given.regular_price ?? '' ) : '',
		rating: rating !== null && rating > 0 && rating <= MOST_STARS ? rating : null,
		ratings: Math.max( 0, given.reviews_count ?? 0 ),
		imageUrl: given.icon || given.image || '',
		pageUrl: given.link || given.url || '',
		isSponsored: given.label === 'promoted',
		canInstall: given.is_installable ?? false,
	};
}

/** Products of several pages, each once: the catalogue may repeat one when it changes between two requests. */
export function distinctProducts( lists: readonly ( readonly CatalogueProduct[] )[] ): readonly CatalogueProduct[] {
	return [ ...new Map( lists.flat().map( ( product ) => [ product.id, product ] ) ).values() ];
}
