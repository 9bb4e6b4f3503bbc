import { formatStoreDate } from './format-store-date';
import { toLanguageTag } from './language-tag';
import type { StoreMoment } from './store-time';

export interface TimeAgoOptions {
	readonly now: StoreMoment;
	readonly locale: string;
	/** PHP date pattern for moments that are more than a week away. */
	readonly dateFormat: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

function relative( seconds: number ): [ number, Intl.RelativeTimeFormatUnit ] {
	const distance = Math.abs( seconds );
	if ( distance < MINUTE ) {
		return [ 0, 'second' ];
	}
	if ( distance < HOUR ) {
		return [ Math.trunc( seconds / MINUTE ), 'minute' ];
	}
	if ( distance < DAY ) {
		return [ Math.trunc( seconds / HOUR ), 'hour' ];
	}
	return [ Math.trunc( seconds / DAY ), 'day' ];
}

/**
 * Formats how long ago a moment was ("2 days ago") in the user's language. From a week on it is the date, because "11 weeks ago" tells
 * people less.
 *
 * @param moment  A moment of the store.
 * @param options The current moment in store time, locale and the pattern for older dates.
 */
export function timeAgo( moment: StoreMoment, options: TimeAgoOptions ): string {
	const seconds = ( moment.getTime() - options.now.getTime() ) / 1000;
	if ( Math.abs( seconds ) >= WEEK ) {
		return formatStoreDate( moment, options.dateFormat, options.locale );
	}
	const [ amount, unit ] = relative( seconds );
	return new Intl.RelativeTimeFormat( toLanguageTag( options.locale ), {
		numeric: amount === 0 ? 'auto' : 'always',
	} ).format( amount, unit );
}
