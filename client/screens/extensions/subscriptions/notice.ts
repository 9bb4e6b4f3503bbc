import { __, sprintf } from '@wordpress/i18n';
import type { Subscription } from '@store-admin/data';
import { buildQuery } from '@store-admin/query';
import { plainText } from '../../../shared/plain-text';
import { dayOf } from './day';

export type NoticeKind = 'expired' | 'expiring' | 'missing';

/** Says that what is installed gets no updates, or soon none. */
export interface Notice {
	readonly kind: NoticeKind;
	readonly text: string;
	readonly label: string;
	readonly href: string;
}

/** The subscriptions of the account. */
export const ACCOUNT = 'https://woocommerce.com/my-account/my-subscriptions/';
const CART = 'https://woocommerce.com/cart/';
/** The host's own helper, which needs no subscription. */
const HELPER = 'woo-update-manager';

/** Whether a subscription counts for this store: it is used on this site, or on none. */
function isOfStore( { active, sites_active: used = 0 }: Subscription ): boolean {
	return active || used === 0;
}

const CHOICES: Readonly< Record< NoticeKind, ( subscription: Subscription ) => boolean > > = {
	expired: ( one ) => one.product_key !== '' && isOfStore( one ) && one.expired && ! one.lifetime,
	expiring: ( one ) => one.product_key !== '' && isOfStore( one ) && one.expiring && ! one.autorenew && ! one.lifetime,
	missing: ( one ) => one.product_key === '' && one.zip_slug !== HELPER,
};

/** An address of the account, with the arguments by which it knows where the user comes from. */
function addressOf( page: string, campaign: string, more: Readonly< Record< string, string > > ): string {
	return `${ page }?${ buildQuery( { ...more, utm_source: 'pu', utm_campaign: campaign } ) }`;
}

function cartOf( campaign: string, chosen: readonly Subscription[] ): string {
	const ids = chosen.map(
		( { product_id: id }, index ) => [ chosen.length === 1 ? 'add-to-cart' : `add-to-cart[${ index }]`, id ] as const
	);
	return addressOf( CART, campaign, Object.fromEntries( ids ) );
}

interface Chosen {
	readonly chosen: readonly Subscription[];
	readonly first: Subscription;
	/** Whether the account has further subscriptions of the same product. */
	readonly hasOthers: boolean;
}

/** The texts of the host have markup, which is read as words, and numbered places for the values. */
function words( text: string, ...values: readonly string[] ): string {
	return plainText( text.replace( /%(\d)\$s/g, ( _place, number ) => values[ Number( number ) - 1 ] ?? '' ) );
}

function expired( { chosen, first, hasOthers }: Chosen ): Omit< Notice, 'kind' > {
	const name = first.product_name;
	const price = plainText( first.product_regular_price ?? '' );
	const renew = __( 'Renew', 'woocommerce' );
	/* translators: %1$s: price. */
	const priced = price === '' ? renew : sprintf( __( 'Renew for %1$s', 'woocommerce' ), price );
	/* translators: 1: name of an extension, 3: address, 4: "Renew for" and a price. */
	const one = __(
		'Your subscription for <strong>%1$s</strong> expired. <a href="%3$s">%4$s</a> to continue receiving updates and streamlined support.',
		'woocommerce'
	);
	/* translators: 1: name of an extension, 3: address, 4: "Renew for" and a price. */
	const oneOfSome = __(
		'One of your subscriptions for <strong>%1$s</strong> has expired. <a href="%3$s">%4$s</a> to continue receiving updates and streamlined support.',
		'woocommerce'
	);
	/* translators: 1: number of subscriptions, 2: address. */
	const several = __(
		'You have <strong>%1$s Woo extension subscriptions</strong> that expired. <a href="%2$s">Renew</a> to continue receiving updates and streamlined support.',
		'woocommerce'
	);
	return {
		text: chosen.length > 1 ? words( several, `${ chosen.length }`, '#' ) : words( hasOthers ? oneOfSome : one, name, '', '#', priced ),
		label: renew,
		href: cartOf( 'pu_in_apps_screen_renew', chosen ),
	};
}

function expiring( { chosen, first, hasOthers }: Chosen ): Omit< Notice, 'kind' > {
	const day = dayOf( first.expires );
	/* translators: 1: name of an extension, 2: date, 3: address. */
	const one = __(
		'Your subscription for <strong>%1$s</strong> expires on %2$s. <a href="%3$s">Enable auto-renewal</a> to continue receiving updates and streamlined support.',
		'woocommerce'
	);
	/* translators: 1: name of an extension, 2: date, 3: address. */
	const oneOfSome = __(
		'One of your subscriptions for <strong>%1$s</strong> expires on %2$s. <a href="%3$s">Enable auto-renewal</a> to continue receiving updates and streamlined support.',
		'woocommerce'
	);
	/* translators: 1: number of subscriptions, 2: address. */
	const several = __(
		'You have <strong>%1$s Woo extension subscriptions</strong> expiring soon. <a href="%2$s">Enable auto-renewal</a> to continue receiving updates and streamlined support.',
		'woocommerce'
	);
	const isOne = chosen.length === 1;
	return {
		text: isOne ? words( hasOthers ? oneOfSome : one, first.product_name, day, '#' ) : words( several, `${ chosen.length }`, '#' ),
		label: __( 'Enable auto-renewal', 'woocommerce' ),
		href: addressOf( ACCOUNT, 'pu_in_apps_screen_enable_autorenew', isOne ? { product_id: first.product_id, type: 'expiring' } : {} ),
	};
}

function missing( { chosen, first }: Chosen ): Omit< Notice, 'kind' > {
	/* translators: %1$s: name of an extension. */
	const one = __(
		"You don't have a subscription for <strong>%1$s</strong>. Subscribe to receive updates and streamlined support.",
		'woocommerce'
	);
	/* translators: %1$s: number of extensions. */
	const several = __(
		"You don't have subscriptions for <strong>%1$s Woo extensions</strong>. Subscribe to receive updates and streamlined support.",
		'woocommerce'
	);
	return {
		text: chosen.length === 1 ? words( one, first.product_name ) : words( several, `${ chosen.length }` ),
		label: __( 'Subscribe', 'woocommerce' ),
		href: cartOf( 'pu_in_apps_screen_purchase', chosen ),
	};
}

const TEXTS = { expired, expiring, missing };

/**
 * The notice above the tables. Of several only the most urgent one is shown, as with the host.
 *
 * @param subscriptions What the account answered.
 * @param hidden        Kinds that the user dismissed.
 */
export function noticeOf( subscriptions: readonly Subscription[], hidden: readonly string[] ): Notice | undefined {
	const installed = subscriptions.filter( ( { local } ) => local.installed );
	for ( const kind of [ 'expired', 'expiring', 'missing' ] as const ) {
		const chosen = installed.filter( CHOICES[ kind ] );
		const [ first ] = chosen;
		if ( first && ! hidden.includes( kind ) ) {
			const hasOthers = subscriptions.filter( ( { product_id: id } ) => id === first.product_id ).length > 1;
			return { kind, ...TEXTS[ kind ]( { chosen, first, hasOthers } ) };
		}
	}
	return undefined;
}
