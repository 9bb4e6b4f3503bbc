import { isFields } from './field-reader';
import { readGlobal } from './read-global';

/** A text by locale, such as `{ en_US: 'Half price' }`. A text without a locale counts as English. */
export type TextByLocale = Readonly< Record< string, string > >;

/** An offer of the host's marketplace. Its texts come from another site and may contain HTML. */
export interface MarketplacePromotion {
	/** Empty when the marketplace sent none. */
	readonly id: string;
	/** Display format, such as `promo-card`. */
	readonly format: string;
	/** Start and end: `2026-11-01 00:00:00`, UTC; empty when there is none. */
	readonly start: string;
	readonly end: string;
	/** Paths below `page=wc-admin` of the pages that show the offer; empty for every page. The path of Home is ''. */
	readonly paths: readonly string[];
	readonly title: TextByLocale;
	readonly content: TextByLocale;
	readonly linkText: TextByLocale;
	/** Address of the link. It is not checked. */
	readonly link: string;
}

const textOf = ( value: unknown ): string => ( typeof value === 'string' || typeof value === 'number' ? String( value ) : '' );

function textByLocaleOf( value: unknown ): TextByLocale {
	const texts = isFields( value ) ? value : { en_US: value };
	return Object.fromEntries( Object.entries( texts ).map( ( [ locale, text ] ) => [ locale, textOf( text ) ] ) );
}

function pathsOf( pages: unknown ): readonly string[] {
	return Array.isArray( pages ) ? pages.map( ( page: unknown ) => ( isFields( page ) ? textOf( page[ 'path' ] ) : '' ) ) : [];
}

function parsePromotion( value: unknown ): readonly MarketplacePromotion[] {
	if ( ! isFields( value ) ) {
		return [];
	}
	const promotion = {
		id: textOf( value[ 'id' ] ),
		format: textOf( value[ 'format' ] ),
		start: textOf( value[ 'date_from_gmt' ] ),
		end: textOf( value[ 'date_to_gmt' ] ),
		paths: pathsOf( value[ 'pages' ] ),
		title: textByLocaleOf( value[ 'title' ] ),
		content: textByLocaleOf( value[ 'content' ] ),
		linkText: textByLocaleOf( value[ 'cta_label' ] ),
		link: textOf( value[ 'cta_link' ] ),
	};
	return [ promotion ];
}

/**
 * Parses the offers of the host's marketplace, which the host prints into the page (`window.wcMarketplace`). Invalid
 * entries are left out.
 *
 * @return The newest offer first. The host leaves out offers that have ended when it prints the page.
 */
export function getMarketplacePromotions(): readonly MarketplacePromotion[] {
	const marketplace = readGlobal( 'wcMarketplace' );
	const promotions = isFields( marketplace ) ? marketplace[ 'promotions' ] : undefined;
	return Array.isArray( promotions ) ? promotions.flatMap( parsePromotion ) : [];
}
