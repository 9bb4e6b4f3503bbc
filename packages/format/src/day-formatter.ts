import { toLanguageTag } from './format-store-date';

/** Making one takes longer than formatting a hundred days. */
const formatters = new Map< string, Intl.DateTimeFormat >();

/**
 * Formats days in a language. The calendar is the store's, whatever the usual one of the language is. Days are handed over as midnight
 * in UTC (`toUtcMidnight`), so that no time zone can move them.
 */
export function dayFormatter( locale: string, options: Intl.DateTimeFormatOptions ): Intl.DateTimeFormat {
	const key = locale + JSON.stringify( options );
	const formatter =
		formatters.get( key ) ?? new Intl.DateTimeFormat( toLanguageTag( locale ), { ...options, calendar: 'gregory', timeZone: 'UTC' } );
	formatters.set( key, formatter );
	return formatter;
}

/** How a day is typed. */
export const TYPED_DAY: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };
