import type { Route } from '../../../../tests/js/fake-rest';

/** One call of a fetcher, and a valid answer of its route. */
export interface FetcherCase {
	readonly call: () => Promise< unknown >;
	readonly route: Route;
	readonly body: unknown;
	/** The header `X-WP-Total` of the answer, which has one page. */
	readonly total?: number;
	/** Whether the route answers an empty body. */
	readonly answersNothing?: true;
}

/** Fetcher cases by name. */
export type FetcherCases = Readonly< Record< string, FetcherCase > >;
