import { formatStoreDate, type StoreMoment } from '@store-admin/format';

/*
 * What the platform's calendar needs of `@wordpress/date`, which the build puts in its place: the package brings moment and the
 * time zones of the world, 60 KB of gzip. The calendar hands over dates whose own getters give the day and time to write.
 */

const locale = (): string => document.documentElement.lang || 'en-US';

/** Formats a date by a pattern of PHP. */
export function date( pattern: string, moment: Date ): string {
	return formatStoreDate( moment as StoreMoment, pattern, locale() );
}

/** The same; words are always in the language of the page. */
export const dateI18n = date;

/** Parses a day and time without a zone; its UTC getters give the same day and time. */
export function getDate( text: string ): Date {
	return new Date( `${ text }Z` );
}

/** The settings that the calendar reads. */
export function getSettings(): { readonly formats: { readonly date: string } } {
	return { formats: { date: 'F j, Y' } };
}
