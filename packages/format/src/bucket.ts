import type { Interval } from './interval';
import type { StoreDay } from './store-time';

/** One point of a chart, or one row of a table by date: an interval, cut to its range. */
export interface Bucket {
	/** Start, in the form of the first characters of `date_start` in the REST API: a day, or a day and hour (`2026-11-01 09`). */
	readonly key: string;
	readonly interval: Interval;
	readonly first: StoreDay;
	/** The same as `first` for hours and days. */
	readonly last: StoreDay;
	/** 0 to 23, in store time; only for the interval `hour`. */
	readonly hour?: number;
}
