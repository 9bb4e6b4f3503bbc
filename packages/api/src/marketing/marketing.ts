import { get, request, INSTALL_TIMEOUT_MS } from '../core/request';
import { anything, exactly, maybe, object, requiredText, text, usableListOf, type ValueOf } from '../core/shape';

const MARKETING = '/wc-admin/marketing';

/** Extensions and a list that the host downloads fill these answers; fields that are not described are kept. */
const plugin = object( { slug: requiredText } );
const suggestion = object( { product: requiredText, title: text } );
const recommendation = object( {
	id: requiredText,
	/** Pairs of a version of the host and a percentage of the stores, for an offer that only a part of them gets. Anything may come. */
	order_attribution_promotion_percentage: maybe( anything ),
} );
const blogPost = object( { link: requiredText, title: text } );
const channel = object( { slug: requiredText } );
const campaign = object( { id: requiredText } );

/** A marketing extension that is installed. */
export type MarketingPlugin = ValueOf< typeof plugin >;
/** An extension that the server suggests; `product` is its directory name. */
export type MarketingSuggestion = ValueOf< typeof suggestion >;
export interface MiscRecommendation extends ValueOf< typeof recommendation > {}
export type BlogPost = ValueOf< typeof blogPost >;
export type MarketingChannel = ValueOf< typeof channel >;
/** A campaign, or a kind of campaign. */
export interface Campaign extends ValueOf< typeof campaign > {}

/** Fetches the marketing extensions that are installed. */
export async function fetchMarketingPlugins(): Promise< readonly MarketingPlugin[] > {
	return get( usableListOf( plugin, 'marketing extension' ), `${ MARKETING }/overview/installed-plugins` );
}

/**
 * Activates a marketing extension that is installed.
 *
 * @throws {ApiError} Also when the server answers anything but `true`.
 */
export async function activateMarketingPlugin( slug: string ): Promise< boolean > {
	const { body } = await request( exactly( true ), {
		method: 'POST',
		path: `${ MARKETING }/overview/activate-plugin`,
		data: { plugin: slug },
		timeoutMs: INSTALL_TIMEOUT_MS,
	} );
	return body;
}

/** Fetches the marketing extensions that the server suggests. */
export async function fetchRecommendedPlugins( category: string ): Promise< readonly MarketingSuggestion[] > {
	return get( usableListOf( suggestion, 'suggested extension' ), `${ MARKETING }/recommended`, { per_page: 50, category } );
}

/** Fetches suggestions that are not extensions. */
export async function fetchMiscRecommendations(): Promise< readonly MiscRecommendation[] > {
	return get( usableListOf( recommendation, 'recommendation' ), `${ MARKETING }/misc-recommendations` );
}

/** Fetches articles of the host's blog. */
export async function fetchBlogPosts( category: string ): Promise< readonly BlogPost[] > {
	return get( usableListOf( blogPost, 'article' ), `${ MARKETING }/knowledge-base`, { category } );
}

/** Fetches the marketing channels that extensions have registered. */
export async function fetchMarketingChannels(): Promise< readonly MarketingChannel[] > {
	return get( usableListOf( channel, 'marketing channel' ), `${ MARKETING }/channels` );
}

/** Fetches the marketing channels that the server suggests. */
export async function fetchRecommendedChannels(): Promise< readonly MarketingSuggestion[] > {
	return get( usableListOf( suggestion, 'suggested channel' ), `${ MARKETING }/recommendations`, { category: 'channels' } );
}

/** Fetches the kinds of campaign that the registered channels can create. */
export async function fetchCampaignTypes(): Promise< readonly Campaign[] > {
	return get( usableListOf( campaign, 'kind of campaign' ), `${ MARKETING }/campaign-types` );
}

export interface CampaignPage {
	readonly campaigns: readonly Campaign[];
	readonly total: number;
}

/** Fetches one page of campaigns. */
export async function fetchCampaigns( page: number, perPage: number ): Promise< CampaignPage > {
	const shape = usableListOf( campaign, 'campaign' );
	const { body: campaigns, total } = await request( shape, { path: `${ MARKETING }/campaigns`, query: { page, per_page: perPage } } );
	return { campaigns, total: total ?? campaigns.length };
}
