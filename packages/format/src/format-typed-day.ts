import { toUtcMidnight, type StoreDay } from './store-time';
import { dayFormatter, TYPED_DAY } from './day-formatter';
import { withoutMarks } from './without-marks';

/** Formats a day as it is typed in a language (`11/27/2026`, `27.11.2026`). `parseTypedDay` is the inverse. */
export function formatTypedDay( day: StoreDay, { locale }: { readonly locale: string } ): string {
	return withoutMarks( dayFormatter( locale, TYPED_DAY ).format( toUtcMidnight( day ) ) );
}
