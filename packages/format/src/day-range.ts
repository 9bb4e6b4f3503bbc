import type { StoreDay } from './store-time';

/** Days in store time, the first and the last one included. */
export interface DayRange {
	readonly after: StoreDay;
	readonly before: StoreDay;
}
