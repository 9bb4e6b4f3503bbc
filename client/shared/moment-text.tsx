import type { ReactElement } from 'react';
import { formatStoreDate, parseUtcTime, storeNow, timeAgo } from '@store-admin/format';
import { getSettings } from '@store-admin/settings';

/** A moment, formatted for the user. */
export interface FormattedMoment {
	/** "2 days ago", or the date when it is longer ago. */
	readonly text: string;
	/** Date and time in store time. */
	readonly exact: string;
	/** UTC, ISO 8601. */
	readonly iso: string;
}

/**
 * Formats a `*_gmt` field of the REST API.
 *
 * @param utc Date and time in UTC.
 * @return Null when it is no date.
 */
export function formatMoment( utc: string ): FormattedMoment | null {
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

/** Shows how long ago something was. The exact date and time are in the tooltip; screen readers get the formatted text. */
export function MomentText( { moment }: { readonly moment: FormattedMoment } ): ReactElement {
	return (
		<time dateTime={ moment.iso } title={ moment.exact }>
			{ moment.text }
		</time>
	);
}
