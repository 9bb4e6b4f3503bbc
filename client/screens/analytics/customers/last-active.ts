import type { CustomerRow } from '@store-admin/data';
import { parseStoreTime, parseUtcTime } from '@store-admin/format';

/**
 * Returns when a customer was last active, in store time; empty when that is unknown.
 *
 * Hosts send UTC in `date_last_active` and store time in `date_last_active_gmt`. The two are told apart by their values, so that a host
 * without this fault is understood too. Of a visit without an order the host keeps only the day, as midnight in UTC: that day is returned,
 * because midnight in UTC is the day before for stores in America.
 *
 * @param row      Record of the customer.
 * @param timeZone Zone of the store.
 */
export function lastActive(
	{ date_last_active: one, date_last_active_gmt: other }: Pick< CustomerRow, 'date_last_active' | 'date_last_active_gmt' >,
	timeZone: string
): string {
	if ( ! one || ! other ) {
		return one ?? other ?? '';
	}
	const isSwapped = parseUtcTime( one, timeZone )?.getTime() === parseStoreTime( other, timeZone )?.getTime();
	const [ utc, local ] = isSwapped ? [ one, other ] : [ other, one ];
	return utc.endsWith( 'T00:00:00' ) ? utc : local;
}
