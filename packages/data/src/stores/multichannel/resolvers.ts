import { fetchCampaigns, fetchCampaignTypes, fetchMarketingChannels, fetchRecommendedChannels } from '@store-admin/api';
import { reading } from '../../core/remote-data/requests';
import { stableKey } from '../../core/remote-data/stable-key';
import { campaigns, channels, recommended, types } from './state';

export const resolvers = {
	getRegisteredChannels: reading( 'getRegisteredChannels', fetchMarketingChannels, channels.receive ),
	getRecommendedChannels: reading( 'getRecommendedChannels', fetchRecommendedChannels, recommended.receive ),
	getCampaignTypes: reading( 'getCampaignTypes', fetchCampaignTypes, types.receive ),
	getCampaigns: reading( 'getCampaigns', fetchCampaigns, ( answer, page, perPage ) =>
		campaigns.receive( stableKey( page, perPage ), answer )
	),
};
