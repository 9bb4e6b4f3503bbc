import { combineReducers, createReduxStore } from '@wordpress/data';
import {
	fetchCampaigns,
	fetchCampaignTypes,
	fetchMarketingChannels,
	fetchRecommendedChannels,
	type ApiError,
	type CampaignPage,
	type WireObject,
} from '@store-admin/api';
import { createKeyedValues, type Keyed } from '../remote-data/keyed-values';
import { memoized } from '../remote-data/memoized';
import { getRequestError, reading, requestsReducer, type RequestsState } from '../remote-data/requests';
import { createSingleValue } from '../remote-data/single-value';
import { stableKey } from '../remote-data/stable-key';
import type { PlainAction } from '../remote-data/thunk';

type List = readonly WireObject[];

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

const channels = createSingleValue< List | undefined >( 'RECEIVE_CHANNELS', undefined );
const recommended = createSingleValue< List | undefined >( 'RECEIVE_RECOMMENDED_CHANNELS', undefined );
const types = createSingleValue< List | undefined >( 'RECEIVE_CAMPAIGN_TYPES', undefined );
const campaigns = createKeyedValues< CampaignPage >( 'RECEIVE_CAMPAIGNS' );

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

const resolvers = {
	getRegisteredChannels: reading( 'getRegisteredChannels', fetchMarketingChannels, channels.receive ),
	getRecommendedChannels: reading( 'getRecommendedChannels', fetchRecommendedChannels, recommended.receive ),
	getCampaignTypes: reading( 'getCampaignTypes', fetchCampaignTypes, types.receive ),
	getCampaigns: reading( 'getCampaigns', fetchCampaigns, ( answer, page, perPage ) =>
		campaigns.receive( stableKey( page, perPage ), answer )
	),
};

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
