import { useState } from 'react';
import {
	useCampaigns as useCampaignPage,
	useCampaignTypes,
	useRegisteredChannels,
	type CampaignPage,
	type CampaignType,
	type MarketingChannel,
	type RemoteData,
} from '@store-admin/data';
import { CAMPAIGNS_PER_PAGE } from './page-size';

export interface CampaignsHook {
	/** The channels of the store; empty while they are unknown. */
	readonly channels: readonly MarketingChannel[];
	readonly page: number;
	readonly goTo: ( page: number ) => void;
	readonly campaigns: RemoteData< CampaignPage >;
	readonly retry: () => void;
}

/** One page of the campaigns, and the channels to which they belong. */
export function useCampaigns(): CampaignsHook {
	const { list } = useRegisteredChannels();
	const [ page, setPage ] = useState( 1 );
	const { campaigns, refresh } = useCampaignPage( page, CAMPAIGNS_PER_PAGE );
	return { channels: list.status === 'ready' ? list.data : [], page, goTo: setPage, campaigns, retry: refresh };
}

export interface CampaignTypesHook {
	readonly types: RemoteData< readonly CampaignType[] >;
	readonly retry: () => void;
}

/** The kinds of campaign that the channels of the store can create. */
export function useTypes(): CampaignTypesHook {
	const { list, refresh } = useCampaignTypes();
	return { types: list, retry: refresh };
}
