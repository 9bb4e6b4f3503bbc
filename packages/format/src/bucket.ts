import type { Interval } from './interval';
import type { StoreDay } from './store-time';

/** One point of a chart, or one row of a table by date: an interval, cut to the range that it belongs to. */
export interface Bucket {
	/** The beginning, as the first characters of `date_start` in answers of the REST API have it: a day, with the hour (`2026-11-01 09`) for hours. */
	readonly key: string;
	readonly interval: Interval;
	readonly first: StoreDay;
	/** The same as `first` for hours and days. */
	readonly last: StoreDay;
	/** 0 to 23, on the clock of the store; only hours have it. */
	readonly hour?: number;
}
