import { toLanguageTag } from './language-tag';

/** Cached, because creating a formatter takes longer than formatting a hundred days. */
const formatters = new Map< string, Intl.DateTimeFormat >();

/**
 * Returns a formatter for days in a language. It always uses the Gregorian calendar. Pass days as midnight in UTC (`toUtcMidnight`), so
 * that no time zone can shift them.
 */
export function dayFormatter( locale: string, options: Intl.DateTimeFormatOptions ): Intl.DateTimeFormat {
	const key = locale + JSON.stringify( options );
	const formatter =
		formatters.get( key ) ?? new Intl.DateTimeFormat( toLanguageTag( locale ), { ...options, calendar: 'gregory', timeZone: 'UTC' } );
	formatters.set( key, formatter );
	return formatter;
}

/** Format of a typed day. */
export const TYPED_DAY: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };
