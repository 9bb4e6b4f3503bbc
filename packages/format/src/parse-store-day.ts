import { toIsoDay, toUtcMidnight, type StoreDay } from './store-time';

/**
 * Parses a day of an address or of the REST API.
 *
 * @param text `YYYY-MM-DD`, nothing else.
 * @return The day; undefined when the text is not a day, or names one that does not exist, such as 30 February.
 */
export function parseStoreDay( text: string ): StoreDay | undefined {
	return /^\d{4}-\d\d-\d\d$/.test( text ) && toIsoDay( toUtcMidnight( text ) ) === text ? text : undefined;
}
