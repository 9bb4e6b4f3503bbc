import type { ApiError } from '@store-admin/api';
import { memoized } from '../../core/remote-data/memoized';
import { getRequestError } from '../../core/remote-data/requests';
import { stableKey } from '../../core/remote-data/stable-key';
import type { MultichannelState } from './state';

/** The result of every selector of this store: an answer or an error, or neither before the answer. */
export interface Answer< Item > {
	readonly data: readonly Item[] | undefined;
	readonly error: ApiError | undefined;
}

function answering< Item >( name: string, read: ( state: MultichannelState ) => readonly Item[] | undefined ) {
	return memoized(
		( state: MultichannelState ) => [ read( state ), getRequestError( state.requests, name ) ],
		( state ): Answer< Item > => ( { data: read( state ), error: getRequestError( state.requests, name ) } )
	);
}

/** The public selectors of `wc/marketing-multichannel`. */
export const selectors = {
	getRegisteredChannels: answering( 'getRegisteredChannels', ( state ) => state.channels ),
	getRecommendedChannels: answering( 'getRecommendedChannels', ( state ) => state.recommended ),
	getCampaignTypes: answering( 'getCampaignTypes', ( state ) => state.types ),
	getCampaigns: memoized(
		( state: MultichannelState, page = 1, perPage = 5 ) => [
			state.campaigns[ stableKey( page, perPage ) ],
			getRequestError( state.requests, 'getCampaigns', [ page, perPage ] ),
		],
		( state, page = 1, perPage = 5 ) => {
			const answer = state.campaigns[ stableKey( page, perPage ) ];
			return {
				campaigns: { data: answer?.campaigns, error: getRequestError( state.requests, 'getCampaigns', [ page, perPage ] ) },
				meta: { total: answer?.total },
			};
		}
	),
};
