import { parseUtcTime } from '@store-admin/format';
import { toUrl } from '@store-admin/navigation';
import type { MarketplacePromotion, TextByLocale } from '@store-admin/settings';
import { plainText } from '../plain-text';

/** An offer of the marketplace as our pages show it. */
export interface Promotion {
	/** Identifies the offer on every page. */
	readonly id: string;
	readonly title: string;
	readonly text: string;
	readonly action: { readonly label: string; readonly href: string } | null;
}

/** The format of an offer in a page; offers in other formats are notices of the marketplace and bubbles in the menu. */
const CARD = 'promo-card';
const ENGLISH = 'en_US';

function inLocale( texts: TextByLocale, locale: string ): string {
	return plainText( texts[ locale ] ?? '' ) || plainText( texts[ ENGLISH ] ?? '' );
}

function toMoment( time: string ): number | null {
	return parseUtcTime( time.replace( ' ', 'T' ), 'UTC' )?.getTime() ?? null;
}

/** Whether the offer is valid now. The server leaves out those that have ended, but a page may stay open for days. */
function isOn( { start, end }: MarketplacePromotion, now: number ): boolean {
	const from = toMoment( start );
	const to = toMoment( end );
	return from !== null && to !== null && from <= now && now <= to;
}

/** Whether a page with one of these paths is among the pages of the offer. */
function isForPage( { paths }: MarketplacePromotion, own: readonly string[] ): boolean {
	return paths.length === 0 || paths.some( ( path ) => own.includes( path ) );
}

function actionOf( { linkText, link }: MarketplacePromotion, locale: string ): Promotion[ 'action' ] {
	const label = inLocale( linkText, locale );
	const url = link === '' ? undefined : toUrl( link );
	return label !== '' && url ? { label, href: url.href } : null;
}

/**
 * Converts an offer of the marketplace for a page. Its text comes from another site, so HTML in it becomes plain text.
 *
 * @param offer  The offer.
 * @param paths  Paths of the page; an offer names one of them, or none.
 * @param locale Locale of the user, such as `de_DE`.
 * @param now    Milliseconds since 1970.
 * @return Null when the offer is not for the page, not valid now, or has no text.
 */
export function toPromotion( offer: MarketplacePromotion, paths: readonly string[], locale: string, now: number ): Promotion | null {
	if ( offer.format !== CARD || ! isOn( offer, now ) || ! isForPage( offer, paths ) ) {
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
