import { TZDate } from '@date-fns/tz';

/*
 * A moment of the store is a TZDate whose getters answer in the store's time zone. The zone is an
 * IANA name or, for sites with a manual offset, `+05:45`; @date-fns/tz takes both.
 */
export type StoreMoment = TZDate;

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

/**
 * Tells the current moment on the store's clock.
 *
 * @param timeZone IANA name or offset such as `+05:45`.
 * @param now      The moment; the present one unless a test says otherwise.
 */
export function storeNow( timeZone: string, now: Date = new Date() ): StoreMoment {
	return new TZDate( now.getTime(), timeZone );
}

/**
 * Reads a date of the store, which carries no zone (`2026-01-31` or `2026-01-31T09:30:00`).
 *
 * @param text     Date, or date and time, in store time.
 * @param timeZone IANA name or offset such as `+05:45`.
 * @return The moment, or null when the text is not a date or the day does not exist.
 */
export function parseStoreTime( text: string, timeZone: string ): StoreMoment | null {
	const match = LOCAL.exec( text );
	if ( ! match ) {
		return null;
	}
	const [ year = 0, month = 1, day = 1, hours = 0, minutes = 0, seconds = 0 ] = match.slice( 1 ).map( ( part ) => Number( part ?? 0 ) );
	const moment = new TZDate( year, month - 1, day, hours, minutes, seconds, timeZone );
	return moment.getMonth() === month - 1 && moment.getDate() === day ? moment : null;
}

/**
 * Reads a `*_gmt` field of the REST API, which is UTC without saying so.
 *
 * @param text     Date and time in UTC, with or without a trailing `Z`.
 * @param timeZone Zone in which the moment is to be read.
 * @return The moment on the store's clock, or null when the text is not a date.
 */
export function parseUtcTime( text: string, timeZone: string ): StoreMoment | null {
	const utc = parseStoreTime( text.replace( /Z$/, '' ), '+00:00' );
	return utc ? new TZDate( utc.getTime(), timeZone ) : null;
}

function pad( value: number, length = 2 ): string {
	return String( value ).padStart( length, '0' );
}

/**
 * Names the calendar day of a moment in the store, the form in which days are kept and sent.
 *
 * @param moment A moment of the store.
 * @return `YYYY-MM-DD`.
 */
export function toStoreDay( moment: StoreMoment ): string {
	return `${ pad( moment.getFullYear(), 4 ) }-${ pad( moment.getMonth() + 1 ) }-${ pad( moment.getDate() ) }`;
}
