import type { Route } from '../../../../tests/js/fake-rest';

/** One call of a fetcher, and what its route answers when all is well. */
export interface FetcherCase {
	readonly call: () => Promise< unknown >;
	readonly route: Route;
	readonly body: unknown;
	/** `X-WP-Total` of the answer. */
	readonly total?: number;
	/** The route answers an empty body. */
	readonly answersNothing?: true;
}

/** Fetchers by name. */
export type FetcherCases = Readonly< Record< string, FetcherCase > >;
