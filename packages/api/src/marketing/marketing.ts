import { isObject } from '../core/is-object';
import { get, request, INSTALL_TIMEOUT_MS } from '../core/request';
import {
	anything,
	flagOr,
	maybe,
	numberOr,
	object,
	orNone,
	requiredText,
	text,
	usableListOf,
	where,
	type Shape,
	type ValueOf,
} from '../core/shape';

const MARKETING = '/wc-admin/marketing';

/*
 * Extensions, and a list that the host downloads, fill these answers, so only what identifies an item is required. Texts may
 * contain HTML and addresses are not checked. Fields that are not described are kept.
 */
const named = object( { slug: requiredText, name: text } );
const plugin = object( {
	slug: requiredText,
	name: maybe( text ),
	description: maybe( text ),
	icon: maybe( text ),
	/** `installed`, `activated`, or `configured` when nothing is left to set up. */
	status: maybe( text ),
	settingsUrl: maybe( text ),
	dashboardUrl: maybe( text ),
	docsUrl: maybe( text ),
	supportUrl: maybe( text ),
} );
const suggestion = object( {
	product: requiredText,
	title: text,
	description: maybe( text ),
	url: maybe( text ),
	icon: maybe( text ),
	/** Whether WordPress can install it. Others are bought on another site. */
	direct_install: maybe( flagOr( false ) ),
	/** Path of its main file. */
	plugin: maybe( text ),
	subcategories: maybe( usableListOf( named, 'category of a suggestion' ) ),
	tags: maybe( usableListOf( named, 'tag of a suggestion' ) ),
} );
const recommendation = object( {
	id: requiredText,
	/** Pairs of a version of the host and a percentage of the stores, for an offer that only a part of them gets. Anything may come. */
	order_attribution_promotion_percentage: maybe( anything ),
} );
const blogPost = object( {
	link: requiredText,
	title: text,
	/** UTC, without a time zone. */
	date: maybe( text ),
	author_name: maybe( text ),
	author_avatar: maybe( text ),
	image: maybe( text ),
} );
const channel = object( {
	slug: requiredText,
	name: maybe( text ),
	description: maybe( text ),
	icon: maybe( text ),
	is_setup_completed: maybe( flagOr( false ) ),
	/** Where the channel is managed, or set up if that is not done. */
	settings_url: maybe( text ),
	/** `synced`, `sync-in-progress` or `sync-failed`; empty for channels without products. */
	product_listings_status: maybe( text ),
	errors_count: maybe( numberOr( null ) ),
} );
const price = maybe( orNone( object( { value: text, currency: text, formatted: maybe( text ) } ), null ) );
const campaign = object( {
	id: requiredText,
	/** Slug of its channel. */
	channel: maybe( text ),
	title: maybe( text ),
	manage_url: maybe( text ),
	cost: price,
	sales: price,
} );
const campaignType = object( {
	id: requiredText,
	name: maybe( text ),
	description: maybe( text ),
	channel: maybe( orNone( named, null ) ),
	create_url: maybe( text ),
	icon_url: maybe( text ),
} );

/** A marketing extension that is installed. */
export type MarketingPlugin = ValueOf< typeof plugin >;
/** An extension that the server suggests; `product` is its directory name. */
export type MarketingSuggestion = ValueOf< typeof suggestion >;
export interface MiscRecommendation extends ValueOf< typeof recommendation > {}
export type BlogPost = ValueOf< typeof blogPost >;
export type MarketingChannel = ValueOf< typeof channel >;
export interface Campaign extends ValueOf< typeof campaign > {}
/** A kind of campaign that a channel can create. */
export interface CampaignType extends ValueOf< typeof campaignType > {}

/** Fetches the marketing extensions that are installed. */
export async function fetchMarketingPlugins(): Promise< readonly MarketingPlugin[] > {
	return get( usableListOf( plugin, 'marketing extension' ), `${ MARKETING }/overview/installed-plugins` );
}

/** The answer to an activation: an object that says so, or `true` from a plugin that answers in the host's place. Anything else is a failure. */
const success: Shape< unknown > = where(
	anything,
	( given ) => given === true || ( isObject( given ) && given[ 'status' ] === 'success' ),
	'that it was activated'
);

/**
 * Activates a marketing extension that is installed.
 *
 * @throws {ApiError} Also when the server does not say that it was activated.
 */
export async function activateMarketingPlugin( slug: string ): Promise< void > {
	await request( success, {
		method: 'POST',
		path: `${ MARKETING }/overview/activate-plugin`,
		data: { plugin: slug },
		timeoutMs: INSTALL_TIMEOUT_MS,
	} );
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
export async function fetchCampaignTypes(): Promise< readonly CampaignType[] > {
	return get( usableListOf( campaignType, 'kind of campaign' ), `${ MARKETING }/campaign-types` );
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
