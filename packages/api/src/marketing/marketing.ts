import { get, request, INSTALL_TIMEOUT_MS } from '../core/request';
import { toFlag, toObjects, type WireObject } from '../core/wire';

const MARKETING = '/wc-admin/marketing';

/** Reads the marketing extensions that are installed. */
export async function fetchMarketingPlugins(): Promise< readonly WireObject[] > {
	return toObjects( await get( `${ MARKETING }/overview/installed-plugins` ) );
}

/** Activates a marketing extension that is installed. */
export async function activateMarketingPlugin( slug: string ): Promise< boolean > {
	const { body } = await request( {
		method: 'POST',
		path: `${ MARKETING }/overview/activate-plugin`,
		data: { plugin: slug },
		timeoutMs: INSTALL_TIMEOUT_MS,
	} );
	return toFlag( body );
}

/** Reads the marketing extensions that the server suggests. */
export async function fetchRecommendedPlugins( category: string ): Promise< readonly WireObject[] > {
	return toObjects( await get( `${ MARKETING }/recommended`, { per_page: 50, category } ) );
}

/** Reads suggestions that are not extensions. */
export async function fetchMiscRecommendations(): Promise< readonly WireObject[] > {
	return toObjects( await get( `${ MARKETING }/misc-recommendations` ) );
}

/** Reads articles of the host's blog. */
export async function fetchBlogPosts( category: string ): Promise< readonly WireObject[] > {
	return toObjects( await get( `${ MARKETING }/knowledge-base`, { category } ) );
}

/** Reads the marketing channels that extensions have registered. */
export async function fetchMarketingChannels(): Promise< readonly WireObject[] > {
	return toObjects( await get( `${ MARKETING }/channels` ) );
}

/** Reads the marketing channels that the server suggests. */
export async function fetchRecommendedChannels(): Promise< readonly WireObject[] > {
	return toObjects( await get( `${ MARKETING }/recommendations`, { category: 'channels' } ) );
}

/** Reads the kinds of campaign that the registered channels can create. */
export async function fetchCampaignTypes(): Promise< readonly WireObject[] > {
	return toObjects( await get( `${ MARKETING }/campaign-types` ) );
}

export interface CampaignPage {
	readonly campaigns: readonly WireObject[];
	readonly total: number;
}

/** Reads one page of campaigns. */
export async function fetchCampaigns( page: number, perPage: number ): Promise< CampaignPage > {
	const { body, total } = await request( { path: `${ MARKETING }/campaigns`, query: { page, per_page: perPage } } );
	return { campaigns: toObjects( body ), total: total ?? 0 };
}
