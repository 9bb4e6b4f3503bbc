import { combineReducers } from '@wordpress/data';
import {
	toApiError,
	type Campaign,
	type CampaignPage,
	type CampaignType,
	type MarketingChannel,
	type MarketingSuggestion,
} from '@store-admin/api';
import { createKeyedValues, type Keyed } from '../../core/remote-data/keyed-values';
import { failRequest, requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';
import { stableKey } from '../../core/remote-data/stable-key';
import type { PlainAction } from '../../core/remote-data/thunk';

export interface MultichannelState {
	readonly channels: readonly MarketingChannel[] | undefined;
	readonly recommended: readonly MarketingSuggestion[] | undefined;
	readonly types: readonly CampaignType[] | undefined;
	readonly campaigns: Keyed< CampaignPage >;
	readonly requests: RequestsState;
}

export interface CampaignsPayload {
	/** The campaigns; the error of REST if `error` is set. */
	readonly payload: readonly Campaign[] | object;
	readonly error?: boolean;
	readonly meta: { readonly page: number; readonly perPage: number; readonly total?: number };
}

export const channels = createSingleValue< readonly MarketingChannel[] | undefined >( 'RECEIVE_CHANNELS', undefined );
export const recommended = createSingleValue< readonly MarketingSuggestion[] | undefined >( 'RECEIVE_RECOMMENDED_CHANNELS', undefined );
export const types = createSingleValue< readonly CampaignType[] | undefined >( 'RECEIVE_CAMPAIGN_TYPES', undefined );
export const campaigns = createKeyedValues< CampaignPage >( 'RECEIVE_CAMPAIGNS' );

export const multichannelReducer = combineReducers( {
	channels: channels.reducer,
	recommended: recommended.reducer,
	types: types.reducer,
	campaigns: campaigns.reducer,
	requests: requestsReducer,
} );

function isList< Item >( payload: readonly Item[] | object ): payload is readonly Item[] {
	return Array.isArray( payload );
}

/** The public actions of `wc/marketing-multichannel`. Extensions may pass the error of their own request. */
export const receiveActions = {
	receiveCampaigns: ( { payload, error = false, meta }: CampaignsPayload ): PlainAction => {
		const args = [ meta.page, meta.perPage ];
		return isList< Campaign >( payload ) && ! error
			? campaigns.receive( stableKey( ...args ), { campaigns: payload, total: meta.total ?? payload.length } )
			: failRequest( 'getCampaigns', args, toApiError( payload ) );
	},
	receiveCampaignTypes: ( payload: readonly CampaignType[] | object, error = false ): PlainAction =>
		isList< CampaignType >( payload ) && ! error
			? types.receive( payload )
			: failRequest( 'getCampaignTypes', [], toApiError( payload ) ),
};
