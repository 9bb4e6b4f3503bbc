import { combineReducers, createReduxStore } from '@wordpress/data';
import type { ApiError, CampaignPage } from '@store-admin/api';
import { deferred } from '../../core/remote-data/deferred';
import type { Keyed } from '../../core/remote-data/keyed-values';
import { memoized } from '../../core/remote-data/memoized';
import { getRequestError, requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { stableKey } from '../../core/remote-data/stable-key';
import type { PlainAction } from '../../core/remote-data/thunk';
import { campaigns, channels, recommended, types, type List } from './multichannel-values';

interface MultichannelState {
	readonly channels: List | undefined;
	readonly recommended: List | undefined;
	readonly types: List | undefined;
	readonly campaigns: Keyed< CampaignPage >;
	readonly requests: RequestsState;
}

/** What every selector of this store gives: an answer or an error, or neither yet. */
interface Answer {
	readonly data: List | undefined;
	readonly error: ApiError | undefined;
}

export interface CampaignsPayload {
	readonly payload: List;
	readonly error?: boolean;
	readonly meta: { readonly page: number; readonly perPage: number; readonly total?: number };
}

function answering( name: string, read: ( state: MultichannelState ) => List | undefined ) {
	return memoized(
		( state: MultichannelState ) => [ read( state ), getRequestError( state.requests, name ) ],
		( state ): Answer => ( { data: read( state ), error: getRequestError( state.requests, name ) } )
	);
}

const selectors = {
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

const actions = {
	receiveCampaigns: ( { payload, meta }: CampaignsPayload ): PlainAction =>
		campaigns.receive( stableKey( meta.page, meta.perPage ), { campaigns: payload, total: meta.total ?? payload.length } ),
	receiveCampaignTypes: ( list: List ): PlainAction => types.receive( list ),
};

const resolvers = deferred(
	( { multichannel } ) => multichannel.resolvers,
	[ 'getRegisteredChannels', 'getRecommendedChannels', 'getCampaignTypes', 'getCampaigns' ]
);

/** Marketing channels and their campaigns. */
export const multichannelStore = createReduxStore< MultichannelState, typeof actions, typeof selectors >( 'wc/marketing-multichannel', {
	reducer: combineReducers( {
		channels: channels.reducer,
		recommended: recommended.reducer,
		types: types.reducer,
		campaigns: campaigns.reducer,
		requests: requestsReducer,
	} ),
	actions,
	selectors,
	resolvers,
} );
