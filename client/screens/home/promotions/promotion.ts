import { parseUtcTime } from '@store-admin/format';
import { toUrl } from '@store-admin/navigation';
import type { MarketplacePromotion, TextByLocale } from '@store-admin/settings';
import { plainText } from '../../../shared/plain-text';

/** An offer of the marketplace as Home shows it. */
export interface Promotion {
	/** Stays the same from page to page. */
	readonly id: string;
	readonly title: string;
	readonly text: string;
	readonly action: { readonly label: string; readonly href: string } | null;
}

/** The kind that belongs on a page; others are notices of the marketplace and bubbles in the menu. */
const CARD = 'promo-card';
const ENGLISH = 'en_US';
const HOME_PATHS = [ '', '/' ];

function inLocale( texts: TextByLocale, locale: string ): string {
	return plainText( texts[ locale ] ?? '' ) || plainText( texts[ ENGLISH ] ?? '' );
}

function toMoment( time: string ): number | null {
	return parseUtcTime( time.replace( ' ', 'T' ), 'UTC' )?.getTime() ?? null;
}

/** The server left out what is over, but a page may stay open for days. */
function isOn( { start, end }: MarketplacePromotion, now: number ): boolean {
	const from = toMoment( start );
	const to = toMoment( end );
	return from !== null && to !== null && from <= now && now <= to;
}

/** One that names its pages is for no other. */
function isForHome( { paths }: MarketplacePromotion ): boolean {
	return paths.length === 0 || paths.some( ( path ) => HOME_PATHS.includes( path ) );
}

function actionOf( { linkText, link }: MarketplacePromotion, locale: string ): Promotion[ 'action' ] {
	const label = inLocale( linkText, locale );
	const url = link === '' ? undefined : toUrl( link );
	return label !== '' && url ? { label, href: url.href } : null;
}

/**
 * Turns an offer of the marketplace into what Home shows. Its text comes from another site: markup in it becomes words.
 *
 * @param offer  The offer.
 * @param locale Locale of the reader, such as `de_DE`.
 * @param now    Milliseconds since 1970.
 * @return Null when it is not for Home, not on now, or says nothing.
 */
export function toPromotion( offer: MarketplacePromotion, locale: string, now: number ): Promotion | null {
	if ( offer.format !== CARD || ! isOn( offer, now ) || ! isForHome( offer ) ) {
		return null;
	}
	const content = inLocale( offer.content, locale );
	const title = inLocale( offer.title, locale );
	if ( title === '' && content === '' ) {
		return null;
	}
	return {
		id: offer.id || `${ offer.start } ${ title || content }`,
		title: title || content,
		text: title === '' ? '' : content,
		action: actionOf( offer, locale ),
	};
}
