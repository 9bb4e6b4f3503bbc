import { useState, type ReactElement } from 'react';
import { DateRangePicker, type DateRangeValue } from '@store-admin/components';
import { storeNow, toStoreDay } from '@store-admin/format';
import { parseDefaultRange } from '@store-admin/report-query';
import { getSettings } from '@store-admin/settings';
import type { SettingComponentProps } from '../config/setting-config';

/** Writes a period as the reports find it in the setting. */
function toText( { period, comparison, range }: DateRangeValue ): string {
	const days = period === 'custom' ? `&after=${ range.after }&before=${ range.before }` : '';
	return `period=${ period }&compare=${ comparison }${ days }`;
}

/** The period with which reports open. */
export function DefaultRange( { value, onChange }: SettingComponentProps ): ReactElement {
	const { locale } = getSettings();
	const [ today ] = useState( () => toStoreDay( storeNow( locale.timeZone ) ) );
	const context = { today, weekStartsOn: locale.startOfWeek };
	const { period, compare, range } = parseDefaultRange( { ...context, defaultRange: typeof value === 'string' ? value : '' } );
	return (
		<DateRangePicker
			{ ...context }
			locale={ locale.user }
			value={ { period, comparison: compare, range } }
			onChange={ ( chosen ) => onChange( { target: { value: toText( chosen ) } } ) }
		/>
	);
}
