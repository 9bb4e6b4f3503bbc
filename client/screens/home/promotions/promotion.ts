import { parseUtcTime } from '@store-admin/format';
import { toUrl } from '@store-admin/navigation';
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

function field( value: unknown, name: string ): unknown {
	return typeof value === 'object' && value !== null ? Reflect.get( value, name ) : undefined;
}

function textOf( value: unknown ): string {
	return typeof value === 'string' ? plainText( value ) : '';
}

/** Words come as text, or as a map of texts by locale. */
function words( value: unknown, locale: string ): string {
	return textOf( value ) || textOf( field( value, locale ) ) || textOf( field( value, ENGLISH ) );
}

function moment( value: unknown ): number | null {
	return typeof value === 'string' ? ( parseUtcTime( value.replace( ' ', 'T' ), 'UTC' )?.getTime() ?? null ) : null;
}

/** The server left out what is over, but a page may stay open for days. */
function isOn( promotion: unknown, now: number ): boolean {
	const from = moment( field( promotion, 'date_from_gmt' ) );
	const to = moment( field( promotion, 'date_to_gmt' ) );
	return from !== null && to !== null && from <= now && now <= to;
}

/** One that names its pages is for no other; the path of Home is empty. */
function isForHome( promotion: unknown ): boolean {
	const pages = field( promotion, 'pages' );
	if ( ! Array.isArray( pages ) || pages.length === 0 ) {
		return true;
	}
	return pages.some( ( page: unknown ) => [ undefined, '', '/' ].some( ( path ) => field( page, 'path' ) === path ) );
}

function actionOf( promotion: unknown, locale: string ): Promotion[ 'action' ] {
	const label = words( field( promotion, 'cta_label' ), locale );
	const link = field( promotion, 'cta_link' );
	const url = typeof link === 'string' && link !== '' ? toUrl( link ) : undefined;
	return label !== '' && url ? { label, href: url.href } : null;
}

/**
 * Reads an offer that the host printed with the page. Its text comes from another site: markup in it becomes words.
 *
 * @param value  Whatever the host printed.
 * @param locale Locale of the reader, such as `de_DE`.
 * @param now    Milliseconds since 1970.
 * @return Null when it is not for Home, not on now, or says nothing.
 */
export function readPromotion( value: unknown, locale: string, now: number ): Promotion | null {
	if ( field( value, 'format' ) !== CARD || ! isOn( value, now ) || ! isForHome( value ) ) {
		return null;
	}
	const content = words( field( value, 'content' ), locale );
	const title = words( field( value, 'title' ), locale );
	if ( title === '' && content === '' ) {
		return null;
	}
	const id = field( value, 'id' );
	return {
		id:
			typeof id === 'string' || typeof id === 'number'
				? String( id )
				: `${ String( field( value, 'date_from_gmt' ) ) } ${ title || content }`,
		title: title || content,
		text: title === '' ? '' : content,
		action: actionOf( value, locale ),
	};
}
