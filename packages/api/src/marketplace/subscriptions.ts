import { INSTALL_TIMEOUT_MS, get, post, request } from '../core/request';
import {
	exactly,
	flagOr,
	maybe,
	numberOr,
	object,
	orNone,
	requiredFlag,
	requiredText,
	text,
	usableListOf,
	webAddress,
	type ValueOf,
} from '../core/shape';

const ROOT = '/wc/v3/marketplace';

const local = object( {
	installed: flagOr( false ),
	active: maybe( flagOr( false ) ),
	version: maybe( text ),
	/** File of the plugin. */
	path: maybe( text ),
	/** `plugin` or `theme`. */
	type: maybe( text ),
	slug: maybe( text ),
} );

const fields = {
	/** Empty for a product that is installed without a subscription. */
	product_key: text,
	product_id: requiredText,
	product_name: requiredText,
	product_url: maybe( text ),
	product_icon: maybe( text ),
	documentation_url: maybe( text ),
	zip_slug: maybe( text ),
	/** Seconds; 0 without an end. */
	expires: numberOr( 0 ),
	expired: flagOr( false ),
	expiring: flagOr( false ),
	lifetime: maybe( flagOr( false ) ),
	autorenew: maybe( flagOr( false ) ),
	/** Whether it is used on as many sites as it is good for. */
	maxed: maybe( flagOr( false ) ),
	sites_max: maybe( numberOr( 0 ) ),
	sites_active: maybe( numberOr( 0 ) ),
	/** Whether this site is one of them. */
	active: flagOr( false ),
	/** With its currency, as the account writes it. */
	product_regular_price: maybe( text ),
	version: maybe( text ),
	has_update: maybe( flagOr( false ) ),
	/** Whether the host updates it by itself; only newer hosts say so. */
	auto_update: maybe( flagOr( false ) ),
	auto_update_manageable: maybe( flagOr( false ) ),
	local: orNone( local, { installed: false } ),
};

const subscription = object( fields );

/** A subscription, or an installed product without one, with the field names of the route. */
export type Subscription = ValueOf< typeof subscription >;

const subscriptions = usableListOf( subscription, 'subscription' );

/** Fetches the subscriptions that the site knows from its last question to the account, and what is installed. */
export async function fetchSubscriptions(): Promise< readonly Subscription[] > {
	return get( subscriptions, `${ ROOT }/subscriptions` );
}

/** Lets the site ask the account again. */
export async function refreshSubscriptions(): Promise< readonly Subscription[] > {
	return post( subscriptions, `${ ROOT }/refresh` );
}

const lastAnswer = object( {
	/** Whether the account did not answer the last question. The list of the host then lacks all subscriptions. */
	failed: requiredFlag,
	/** Whether it answered that it does not know the connection of this site. */
	refused: maybe( flagOr( false ) ),
	/** When it last answered, in UTC; '' when it is not known. */
	at: text,
	/** What it answered then, without keys. */
	subscriptions: usableListOf( object( { ...fields, product_key: orNone( text, '' ) } ), 'subscription of the last answer' ),
} );

/** What the account answered last. */
export type LastAnswer = ValueOf< typeof lastAnswer >;

/** Fetches what the account answered last. The host's own list does not say whether it answered. */
export async function fetchLastAnswer(): Promise< LastAnswer > {
	return get( lastAnswer, '/store-admin/v1/subscriptions-answer' );
}

const done = object( { success: exactly( true ), data: orNone( object( { message: text } ), { message: '' } ) } );

const dismissed = object( { success: exactly( true ) } );

/** A notice about subscriptions that can be dismissed for good. */
export type SubscriptionNoticeKind = 'expired' | 'expiring';

/**
 * Dismisses a notice about subscriptions for this user.
 *
 * @param kind  Which one.
 * @param nonce The nonce of the host's route for dismissals.
 */
export async function dismissSubscriptionNotice( kind: SubscriptionNoticeKind, nonce: string ): Promise< void > {
	await post( dismissed, '/wc-admin/notice/dismiss', {
		notice_id: `woo-subscription-${ kind }-notice`,
		dismiss_notice_nonce: nonce,
	} );
}

/** A change of one subscription. */
export type SubscriptionChange = 'connect' | 'disconnect' | 'activate' | 'activate-plugin';

/**
 * Changes a subscription.
 *
 * @param  change What to do.
 * @param  key    Key of the subscription.
 * @throws {ApiError} With the reason that the server names.
 */
export async function changeSubscription( change: SubscriptionChange, key: string ): Promise< void > {
	await request( done, {
		method: 'POST',
		path: `${ ROOT }/subscriptions/${ change }`,
		data: { product_key: key },
		timeoutMs: INSTALL_TIMEOUT_MS,
	} );
}

/** Fetches the address at which the account installs a product on this site. */
export async function fetchInstallAddress( key: string ): Promise< string > {
	const answer = object( { success: exactly( true ), data: object( { url: webAddress } ) } );
	return ( await get( answer, `${ ROOT }/subscriptions/install-url`, { product_key: key } ) ).data.url;
}

const order = object( {
	success: exactly( true ),
	data: orNone(
		object( {
			product_type: maybe( text ),
			documentation_url: maybe( text ),
			zip_slug: maybe( text ),
			product_name: maybe( requiredText ),
		} ),
		{}
	),
} );

/** A product that was added to the account. */
export type AddedProduct = ValueOf< typeof order >[ 'data' ];

/**
 * Adds a free product to the account.
 *
 * @param id Digits.
 */
export async function orderProduct( id: string ): Promise< AddedProduct > {
	// The host refuses an id that is text.
	return ( await post( order, `${ ROOT }/create-order`, { product_id: Number( id ) } ) ).data;
}
