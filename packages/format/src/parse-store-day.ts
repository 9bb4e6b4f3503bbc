import { toIsoDay, toUtcMidnight, type StoreDay } from './store-time';

/**
 * Parses a day from an address or from the REST API.
 *
 * @param text Text in the form `YYYY-MM-DD`.
 * @return The day; undefined when the text is not a day or the day does not exist, such as 30 February.
 */
export function parseStoreDay( text: string ): StoreDay | undefined {
	return /^\d{4}-\d\d-\d\d$/.test( text ) && toIsoDay( toUtcMidnight( text ) ) === text ? text : undefined;
}
