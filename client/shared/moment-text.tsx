import type { ReactElement } from 'react';
import { formatStoreDate, parseUtcTime, storeNow, timeAgo } from '@store-admin/format';
import { getSettings } from '@store-admin/settings';

/** A moment in the words of the reader. */
export interface WrittenMoment {
	/** "2 days ago", or the date when it is longer ago. */
	readonly text: string;
	/** Day and hour on the store's clock. */
	readonly exact: string;
	/** For machines: UTC, ISO 8601. */
	readonly iso: string;
}

/**
 * Writes a `*_gmt` field of the REST API.
 *
 * @param utc Date and time in UTC.
 * @return Null when it is no date.
 */
export function writeMoment( utc: string ): WrittenMoment | null {
	const { locale } = getSettings();
	const moment = parseUtcTime( utc, locale.timeZone );
	if ( ! moment ) {
		return null;
	}
	const { dateFormat, timeFormat } = locale;
	return {
		text: timeAgo( moment, { now: storeNow( locale.timeZone ), locale: locale.user, dateFormat } ),
		exact: formatStoreDate( moment, `${ dateFormat } ${ timeFormat }`, locale.user ),
		iso: new Date( moment.getTime() ).toISOString(),
	};
}

/** How long ago something was; the exact moment is one hover away, and what is read aloud is never a row of digits. */
export function MomentText( { moment }: { readonly moment: WrittenMoment } ): ReactElement {
	return (
		<time dateTime={ moment.iso } title={ moment.exact }>
			{ moment.text }
		</time>
	);
}
