import { dayFormatter } from './day-formatter';
import type { DayRange } from './day-range';
import { toUtcMidnight } from './store-time';

export interface FormatRangeOptions {
	/** Locale of the user, such as `de_DE` or `de-DE`. */
	readonly locale: string;
	/** Parts of a day to show; day, short month and year without it. */
	readonly parts?: Intl.DateTimeFormatOptions;
}

/**
 * Formats the days of a range, without saying twice what is the same: `Nov 1 - 27, 2026`, `1.–27. Nov. 2026`. A single day is that day.
 *
 * @param range   First and last day in store time.
 * @param options Language and parts.
 */
export function formatRange( { after, before }: DayRange, { locale, parts }: FormatRangeOptions ): string {
	const text = dayFormatter( locale, parts ?? { day: 'numeric', month: 'short', year: 'numeric' } ).formatRange(
		toUtcMidnight( after ),
		toUtcMidnight( before )
	);
	// English has narrow spaces and a dash there; the host's own texts have a hyphen.
	return locale.startsWith( 'en' ) ? text.replace( /\s\u2013\s/, ' - ' ) : text;
}
