import type { ReactElement } from 'react';
import { DateRangePicker } from '@store-admin/components';
import { validInterval, type StoreDay } from '@store-admin/format';
import type { Query } from '@store-admin/navigation';
import type { QueryInput } from '@store-admin/query';
import { withDates, type ReportDates as Dates } from '@store-admin/report-query';
import { getSettings } from '@store-admin/settings';

export interface ReportDatesProps {
	readonly dates: Dates;
	readonly query: Query;
	readonly today: StoreDay;
	readonly open: ( query: QueryInput ) => void;
}

/** The range of a report. A new range keeps the interval if it allows it. */
export function ReportDates( { dates, query, today, open }: ReportDatesProps ): ReactElement {
	const { locale } = getSettings();
	return (
		<DateRangePicker
			value={ { period: dates.period, comparison: dates.compare, range: dates.range } }
			today={ today }
			weekStartsOn={ locale.startOfWeek }
			locale={ locale.user }
			onChange={ ( { period, comparison, range } ) => {
				// A typed address may name an interval; without one, the default of the new range applies.
				const wanted = typeof query[ 'interval' ] === 'string' ? query[ 'interval' ] : undefined;
				open( withDates( query, { period, compare: comparison, range, interval: validInterval( wanted, period, range ) } ) );
			} }
		/>
	);
}
