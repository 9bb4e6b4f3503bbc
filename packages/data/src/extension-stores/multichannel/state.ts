import { combineReducers } from '@wordpress/data';
import type { Campaign, CampaignPage, MarketingChannel, MarketingSuggestion } from '@store-admin/api';
import { createKeyedValues, type Keyed } from '../../core/remote-data/keyed-values';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';
import { stableKey } from '../../core/remote-data/stable-key';
import type { PlainAction } from '../../core/remote-data/thunk';

export interface MultichannelState {
	readonly channels: readonly MarketingChannel[] | undefined;
	readonly recommended: readonly MarketingSuggestion[] | undefined;
	readonly types: readonly Campaign[] | undefined;
	readonly campaigns: Keyed< CampaignPage >;
	readonly requests: RequestsState;
}

export interface CampaignsPayload {
	readonly payload: readonly Campaign[];
	readonly error?: boolean;
	readonly meta: { readonly page: number; readonly perPage: number; readonly total?: number };
}

export const channels = createSingleValue< readonly MarketingChannel[] | undefined >( 'RECEIVE_CHANNELS', undefined );
export const recommended = createSingleValue< readonly MarketingSuggestion[] | undefined >( 'RECEIVE_RECOMMENDED_CHANNELS', undefined );
export const types = createSingleValue< readonly Campaign[] | undefined >( 'RECEIVE_CAMPAIGN_TYPES', undefined );
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
	receiveCampaignTypes: ( list: readonly Campaign[] ): PlainAction => types.receive( list ),
};
