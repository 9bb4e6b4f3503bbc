// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { Answer, ApiError, Campaign, CampaignsPayload } from './values';

/** The store `wc/marketing-multichannel`. */
export interface WcMarketingMultichannel {
	readonly selectors: {
		getRegisteredChannels: () => Answer< { readonly slug: string } & {} >;
		getRecommendedChannels: () => Answer< { readonly product: string; readonly title: string } & {} >;
		getCampaignTypes: () => Answer< Campaign >;
		getCampaigns: (
			page?: unknown,
			perPage?: unknown
		) => { campaigns: { data: readonly Campaign[] | undefined; error: ApiError | undefined }; meta: { total: number | undefined } };
	};
	readonly actions: {
		receiveCampaigns: ( args_0: CampaignsPayload ) => Promise< void >;
		receiveCampaignTypes: ( list: readonly Campaign[] ) => Promise< void >;
	};
}
