import type { ApiError, Query } from '@store-admin/api';
import { deferred } from '../../core/remote-data/deferred';
import type { CollectionState } from '../../core/entity-store/collection-state';
import { getRequestError, isRequesting } from '../../core/remote-data/requests';
import { GENERATE } from './variation-requests';

/** What the store of variations offers besides reading and writing them one by one. */
export const variationExtras = {
	selectors: {
		isGeneratingVariations: ( { requests }: CollectionState, id: Query ): boolean => isRequesting( requests, GENERATE, [ id ] ),
		generateProductVariationsError: ( { requests }: CollectionState, id: Query ): ApiError | undefined =>
			getRequestError( requests, GENERATE, [ id ] ),
	},
	actions: deferred( ( { variations } ) => variations, [ GENERATE, 'batchUpdateProductVariations' ] ),
};
