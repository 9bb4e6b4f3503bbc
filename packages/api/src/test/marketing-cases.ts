import * as api from '../index';
import type { FetcherCases } from './fetcher-case';

const MARKETING = '/wc-admin/marketing';

export const MARKETING_CASES: FetcherCases = {
	fetchMarketingPlugins: {
		call: api.fetchMarketingPlugins,
		route: `GET ${ MARKETING }/overview/installed-plugins`,
		body: [ { slug: 'mail' } ],
	},
	activateMarketingPlugin: {
		call: async () => api.activateMarketingPlugin( 'mail' ),
		route: `POST ${ MARKETING }/overview/activate-plugin`,
		body: { status: 'success' },
	},
	fetchRecommendedPlugins: {
		call: async () => api.fetchRecommendedPlugins( 'marketing' ),
		route: `GET ${ MARKETING }/recommended`,
		body: [ { product: 'mail', title: 'Mail' } ],
	},
	fetchMiscRecommendations: {
		call: api.fetchMiscRecommendations,
		route: `GET ${ MARKETING }/misc-recommendations`,
		body: [ { id: 'event' } ],
	},
	fetchBlogPosts: {
		call: async () => api.fetchBlogPosts( 'marketing' ),
		route: `GET ${ MARKETING }/knowledge-base`,
		body: [ { title: 'An article', link: 'https://blog.test/1' } ],
	},
	fetchMarketingChannels: { call: api.fetchMarketingChannels, route: `GET ${ MARKETING }/channels`, body: [ { slug: 'search' } ] },
	fetchRecommendedChannels: {
		call: api.fetchRecommendedChannels,
		route: `GET ${ MARKETING }/recommendations`,
		body: [ { product: 'search', title: 'Search' } ],
	},
	fetchCampaignTypes: { call: api.fetchCampaignTypes, route: `GET ${ MARKETING }/campaign-types`, body: [ { id: 'ads' } ] },
	fetchCampaigns: {
		call: async () => api.fetchCampaigns( 1, 5 ),
		route: `GET ${ MARKETING }/campaigns`,
		body: [ { id: '12' } ],
		total: 1,
	},
};
