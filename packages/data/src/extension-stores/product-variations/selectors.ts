import type { ApiError, Query } from '@store-admin/api';
import type { CollectionState } from '../../core/entity-store/collection-state';
import { getRequestError, isRequesting } from '../../core/remote-data/requests';
import { GENERATE } from './state';

/** Further selectors of the store of variations. */
export const selectors = {
	isGeneratingVariations: ( { requests }: CollectionState, id: Query ): boolean => isRequesting( requests, GENERATE, [ id ] ),
	generateProductVariationsError: ( { requests }: CollectionState, id: Query ): ApiError | undefined =>
		getRequestError( requests, GENERATE, [ id ] ),
};
