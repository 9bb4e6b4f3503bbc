import type { StoreDay } from './store-time';

/** Days in store time, including the first and the last one. */
export interface DayRange {
	readonly after: StoreDay;
	readonly before: StoreDay;
}
