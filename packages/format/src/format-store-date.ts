import { dayFormatter } from './day-formatter';
import type { StoreMoment } from './store-time';

type Formatter = ( moment: StoreMoment, locale: string ) => string;

function pad( value: number, length = 2 ): string {
	return String( value ).padStart( length, '0' );
}

function twelve( hours: number ): number {
	return hours % 12 === 0 ? 12 : hours % 12;
}

function ordinal( day: number ): string {
	if ( day >= 11 && day <= 13 ) {
		return 'th';
	}
	return [ 'th', 'st', 'nd', 'rd' ][ day % 10 ] ?? 'th';
}

function word( options: Intl.DateTimeFormatOptions ): Formatter {
	// Intl gets noon in UTC of the same calendar day, so that no time zone can move it to another day.
	return ( moment, locale ) =>
		dayFormatter( locale, options ).format( Date.UTC( moment.getFullYear(), moment.getMonth(), moment.getDate(), 12 ) );
}

function offset( separator: string ): Formatter {
	return ( moment ) => {
		const minutes = -moment.getTimezoneOffset();
		const size = Math.abs( minutes );
		return `${ minutes < 0 ? '-' : '+' }${ pad( Math.floor( size / 60 ) ) }${ separator }${ pad( size % 60 ) }`;
	};
}

/** The letters of PHP's date() that WordPress' date and time settings can hold. */
const FORMATTERS: Readonly< Record< string, Formatter > > = {
	d: ( moment ) => pad( moment.getDate() ),
	j: ( moment ) => String( moment.getDate() ),
	S: ( moment ) => ordinal( moment.getDate() ),
	D: word( { weekday: 'short' } ),
	l: word( { weekday: 'long' } ),
	N: ( moment ) => String( moment.getDay() || 7 ),
	w: ( moment ) => String( moment.getDay() ),
	F: word( { month: 'long' } ),
	M: word( { month: 'short' } ),
	m: ( moment ) => pad( moment.getMonth() + 1 ),
	n: ( moment ) => String( moment.getMonth() + 1 ),
	Y: ( moment ) => String( moment.getFullYear() ),
	y: ( moment ) => pad( moment.getFullYear() % 100 ),
	a: ( moment ) => ( moment.getHours() < 12 ? 'am' : 'pm' ),
	A: ( moment ) => ( moment.getHours() < 12 ? 'AM' : 'PM' ),
	g: ( moment ) => String( twelve( moment.getHours() ) ),
	h: ( moment ) => pad( twelve( moment.getHours() ) ),
	G: ( moment ) => String( moment.getHours() ),
	H: ( moment ) => pad( moment.getHours() ),
	i: ( moment ) => pad( moment.getMinutes() ),
	s: ( moment ) => pad( moment.getSeconds() ),
	O: offset( '' ),
	P: offset( ':' ),
	T: offset( ':' ),
};

/**
 * Formats a moment in store time with a date pattern of WordPress (Settings > General).
 *
 * @param moment  A moment of the store, see `parseStoreTime`.
 * @param pattern PHP date pattern such as `F j, Y`; a backslash keeps the next letter as it is.
 * @param locale  Locale of month and day names; `de_DE` and `de-DE` both work.
 */
export function formatStoreDate( moment: StoreMoment, pattern: string, locale: string ): string {
	return pattern.replace( /\\(.)|\\$|[A-Za-z]/g, ( letter, escaped?: string ) =>
		escaped === undefined ? ( FORMATTERS[ letter ]?.( moment, locale ) ?? letter ) : escaped
	);
}
