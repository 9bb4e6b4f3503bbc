import { formatStoreDate, parseUtcTime } from '@store-admin/format';
import { getSettings } from '@store-admin/settings';

const MS = 1000;

/**
 * A day in store time.
 *
 * @param seconds Since 1970; 0 when it is unknown.
 * @return '' when it is unknown.
 */
export function dayOf( seconds: number ): string {
	const { locale } = getSettings();
	const moment = seconds > 0 ? parseUtcTime( new Date( seconds * MS ).toISOString().slice( 0, 19 ), locale.timeZone ) : null;
	return moment ? formatStoreDate( moment, locale.dateFormat, locale.user ) : '';
}
