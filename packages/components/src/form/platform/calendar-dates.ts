import { formatStoreDate, type StoreMoment } from '@store-admin/format';

/*
 * The functions of `@wordpress/date` that the platform's calendar uses. The build replaces the package by this file,
 * because the package contains moment and the time zones of the world, 60 KB gzip. The calendar passes dates whose own
 * getters return the day and time to format.
 */

const locale = (): string => document.documentElement.lang || 'en-US';

/** Formats a date with a PHP date pattern. */
export function date( pattern: string, moment: Date ): string {
	return formatStoreDate( moment as StoreMoment, pattern, locale() );
}

/** The same function; names of days and months are always in the language of the page. */
export const dateI18n = date;

/** Parses a day and time without a zone. The UTC getters of the result return the same day and time. */
export function getDate( text: string ): Date {
	return new Date( `${ text }Z` );
}

/** The settings that the calendar reads. */
export function getSettings(): { readonly formats: { readonly date: string } } {
	return { formats: { date: 'F j, Y' } };
}
