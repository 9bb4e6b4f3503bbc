import { TZDate } from '@date-fns/tz';

/**
 * A moment in the time zone of the store: its getters (`getHours()`, `getDate()`) answer in store time. The zone is an IANA
 * name or, for sites with a manual offset, `+05:45`.
 */
export type StoreMoment = TZDate;

/** A calendar day in store time, `YYYY-MM-DD`. Days are kept, compared and sent in this form. */
export type StoreDay = string;

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

/**
 * The current moment in store time.
 *
 * @param timeZone IANA name or offset such as `+05:45`.
 * @param now      The current moment; tests pass another one.
 */
export function storeNow( timeZone: string, now: Date = new Date() ): StoreMoment {
	return new TZDate( now.getTime(), timeZone );
}

/**
 * The moment at which the clock of the store shows a full hour. Where daylight saving skips that hour, it is the first moment after it.
 *
 * @param day      Day in store time.
 * @param hour     0 (start of the day) to 23.
 * @param timeZone IANA name or offset such as `+05:45`.
 */
export function storeMomentAt( day: StoreDay, hour: number, timeZone: string ): StoreMoment {
	const [ year = 0, month = 1, date = 1 ] = day.split( '-' ).map( Number );
	return new TZDate( year, month - 1, date, hour, 0, 0, timeZone );
}

/** Converts a day to midnight in UTC, for arithmetic: in UTC each day has 24 hours and none is skipped. */
export function toUtcMidnight( day: StoreDay ): Date {
	const [ year = 0, month = 1, date = 1 ] = day.split( '-' ).map( Number );
	return new Date( Date.UTC( year, month - 1, date ) );
}

/** Converts midnight in UTC back to a day, see `toUtcMidnight`. */
export function toIsoDay( midnight: Date ): StoreDay {
	return midnight.toISOString().slice( 0, 10 );
}

/**
 * Parses a date in store time, which carries no zone (`2026-01-31` or `2026-01-31T09:30:00`).
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
 * Parses a `*_gmt` field of the REST API, which is in UTC without a mark that says so.
 *
 * @param text     Date and time in UTC, with or without a trailing `Z`.
 * @param timeZone Zone of the result.
 * @return The moment in store time, or null when the text is not a date.
 */
export function parseUtcTime( text: string, timeZone: string ): StoreMoment | null {
	const utc = parseStoreTime( text.replace( /Z$/, '' ), '+00:00' );
	return utc ? new TZDate( utc.getTime(), timeZone ) : null;
}

function pad( value: number, length = 2 ): string {
	return String( value ).padStart( length, '0' );
}

/** The calendar day of a moment. */
export function toStoreDay( moment: StoreMoment ): StoreDay {
	return `${ pad( moment.getFullYear(), 4 ) }-${ pad( moment.getMonth() + 1 ) }-${ pad( moment.getDate() ) }`;
}

/** Date and time of a moment, without a zone: `2026-01-31T09:30:00`. The reports of the REST API take this form. */
export function toStoreTime( moment: StoreMoment ): string {
	return `${ toStoreDay( moment ) }T${ pad( moment.getHours() ) }:${ pad( moment.getMinutes() ) }:${ pad( moment.getSeconds() ) }`;
}
