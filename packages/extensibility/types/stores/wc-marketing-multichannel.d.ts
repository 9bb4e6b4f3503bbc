// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { Answer, ApiError, Campaign, CampaignType, CampaignsPayload } from './values';

/** The store `wc/marketing-multichannel`. */
export interface WcMarketingMultichannel {
	readonly selectors: {
		getRegisteredChannels: () => Answer<
			{ readonly slug: string } & {
				readonly name?: string;
				readonly description?: string;
				readonly icon?: string;
				readonly is_setup_completed?: boolean;
				readonly settings_url?: string;
				readonly product_listings_status?: string;
				readonly errors_count?: number | null;
			}
		>;
		getRecommendedChannels: () => Answer<
			{ readonly product: string; readonly title: string } & {
				readonly description?: string;
				readonly url?: string;
				readonly icon?: string;
				readonly direct_install?: boolean;
				readonly plugin?: string;
				readonly subcategories?: readonly ( { readonly slug: string; readonly name: string } & {} )[];
				readonly tags?: readonly ( { readonly slug: string; readonly name: string } & {} )[];
			}
		>;
		getCampaignTypes: () => Answer< CampaignType >;
		getCampaigns: (
			page?: unknown,
			perPage?: unknown
		) => { campaigns: { data: readonly Campaign[] | undefined; error: ApiError | undefined }; meta: { total: number | undefined } };
	};
	readonly actions: {
		receiveCampaigns: ( args_0: CampaignsPayload ) => Promise< void >;
		receiveCampaignTypes: ( payload: object | readonly CampaignType[], error?: boolean ) => Promise< void >;
	};
}
