import { comparedRange, rangeSpan, type DayRange } from '@store-admin/format';
import { filterParams, type ReportDates } from '@store-admin/report-query';
import type { QueryInput } from '@store-admin/query';
import type { Overview } from './overview-context';

/** Returns the days of the compared period. */
export function comparedDays( { period, range, compare }: ReportDates ): DayRange {
	return comparedRange( period, range, compare );
}

/** Returns the request arguments that every section has: the range, and the filters of extensions. */
export function rangeParams( range: DayRange, { address, definition }: Pick< Overview, 'address' | 'definition' > ): QueryInput {
	return { ...rangeSpan( range ), ...filterParams( address, definition ) };
}
