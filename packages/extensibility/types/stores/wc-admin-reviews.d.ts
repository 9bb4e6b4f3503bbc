// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, Entity, QueryInputValue } from './values';

/** The store `wc/admin/reviews`. */
export interface WcAdminReviews {
	readonly selectors: {
		getReviews: ( query?: Readonly< Record< string, QueryInputValue > > ) => readonly Entity[];
		getReviewsTotalCount: ( query?: Readonly< Record< string, QueryInputValue > >, fallback?: number ) => number | undefined;
		getReviewsError: ( query?: Readonly< Record< string, QueryInputValue > > ) => ApiError | undefined;
		getReview: ( id: number ) => Entity | undefined;
		getReviewError: ( id: number ) => ApiError | undefined;
	};
	readonly actions: {
		updateReview: ( id: number, changes: Readonly< Record< string, unknown > > ) => Promise< void >;
		deleteReview: ( id: number ) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
		setReview: ( id: number, review: Readonly< Record< string, unknown > > ) => Promise< void >;
		setReviewIsUpdating: ( id: number, isUpdating: boolean ) => Promise< void >;
		updateReviews: ( query: Readonly< Record< string, QueryInputValue > >, items: readonly Entity[], total: number ) => Promise< void >;
	};
}
