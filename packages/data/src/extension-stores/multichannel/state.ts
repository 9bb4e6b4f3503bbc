import { combineReducers } from '@wordpress/data';
import type { Campaign, CampaignPage, WireObject } from '@store-admin/api';
import { createKeyedValues, type Keyed } from '../../core/remote-data/keyed-values';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';
import { stableKey } from '../../core/remote-data/stable-key';
import type { PlainAction } from '../../core/remote-data/thunk';

export type List = readonly WireObject[];

export interface MultichannelState {
	readonly channels: List | undefined;
	readonly recommended: List | undefined;
	readonly types: List | undefined;
	readonly campaigns: Keyed< CampaignPage >;
	readonly requests: RequestsState;
}

export interface CampaignsPayload {
	readonly payload: readonly Campaign[];
	readonly error?: boolean;
	readonly meta: { readonly page: number; readonly perPage: number; readonly total?: number };
}

export const channels = createSingleValue< List | undefined >( 'RECEIVE_CHANNELS', undefined );
export const recommended = createSingleValue< List | undefined >( 'RECEIVE_RECOMMENDED_CHANNELS', undefined );
export const types = createSingleValue< List | undefined >( 'RECEIVE_CAMPAIGN_TYPES', undefined );
export const campaigns = createKeyedValues< CampaignPage >( 'RECEIVE_CAMPAIGNS' );

export const multichannelReducer = combineReducers( {
	channels: channels.reducer,
	recommended: recommended.reducer,
	types: types.reducer,
	campaigns: campaigns.reducer,
	requests: requestsReducer,
} );

/** The public actions of `wc/marketing-multichannel`. */
export const receiveActions = {
	receiveCampaigns: ( { payload, meta }: CampaignsPayload ): PlainAction =>
		campaigns.receive( stableKey( meta.page, meta.perPage ), { campaigns: payload, total: meta.total ?? payload.length } ),
	receiveCampaignTypes: ( list: List ): PlainAction => types.receive( list ),
};
