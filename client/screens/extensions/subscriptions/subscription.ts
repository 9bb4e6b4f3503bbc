import { __, sprintf } from '@wordpress/i18n';
import type { Subscription } from '@store-admin/data';
import { plainText } from '../../../shared/plain-text';

/** What can be done next with a subscription. */
export type NextStep = 'install' | 'activate' | 'connect' | 'update' | 'renew' | 'subscribe' | 'none';

/** How a subscription stands. */
export interface Standing {
	readonly text: string;
	readonly tone: 'good' | 'warning' | 'bad' | 'neutral';
}

/** A row of the tables. */
export interface SubscriptionRow {
	/** Identifies the row: a product may be subscribed to more than once. */
	readonly key: string;
	/** Empty for a product that is installed without a subscription. */
	readonly subscriptionKey: string;
	readonly name: string;
	readonly version: string;
	/** Seconds; 0 without an end. */
	readonly expires: number;
	readonly renews: boolean;
	readonly standing: Standing;
	readonly next: NextStep;
	readonly isInstalled: boolean;
	readonly isTheme: boolean;
	readonly updatesItself: boolean;
	readonly pageUrl: string;
	readonly documentationUrl: string;
}

function standingOf( {
	product_key: key,
	expired,
	expiring,
	autorenew,
	lifetime,
	maxed,
	active,
	sites_active: used = 0,
	sites_max: most = 0,
}: Subscription ): Standing {
	if ( key === '' ) {
		return { text: __( 'No subscription', 'woocommerce' ), tone: 'bad' };
	}
	if ( expired ) {
		return { text: __( 'Expired', 'woocommerce' ), tone: 'bad' };
	}
	if ( maxed && ! active ) {
		/* translators: 1: number of sites, 2: number of sites that are allowed. */
		return { text: sprintf( __( 'Used on %1$d of %2$d sites', 'store-admin' ), used, most ), tone: 'warning' };
	}
	if ( expiring && ! autorenew && ! lifetime ) {
		return { text: __( 'Expires soon', 'store-admin' ), tone: 'warning' };
	}
	return active ? { text: __( 'Active', 'woocommerce' ), tone: 'good' } : { text: __( 'Not connected', 'store-admin' ), tone: 'neutral' };
}

function nextOf( { product_key: key, expired, maxed, active, has_update: hasUpdate, local }: Subscription ): NextStep {
	if ( key === '' ) {
		return 'subscribe';
	}
	if ( expired ) {
		return 'renew';
	}
	if ( ! local.installed ) {
		return maxed && ! active ? 'none' : 'install';
	}
	if ( ! active ) {
		return maxed ? 'none' : 'connect';
	}
	if ( hasUpdate ) {
		return 'update';
	}
	return local.active ? 'none' : 'activate';
}

/** Makes the rows of the tables. */
export function toRows( subscriptions: readonly Subscription[] ): readonly SubscriptionRow[] {
	return subscriptions.map( ( subscription, index ): SubscriptionRow => ( {
		key: `${ subscription.product_key } ${ subscription.product_id } ${ index }`,
		subscriptionKey: subscription.product_key,
		name: plainText( subscription.product_name ) || subscription.product_id,
		version: subscription.local.version || subscription.version || '',
		expires: subscription.lifetime ? 0 : subscription.expires,
		renews: subscription.autorenew ?? false,
		standing: standingOf( subscription ),
		next: nextOf( subscription ),
		isInstalled: subscription.local.installed,
		isTheme: subscription.local.type === 'theme',
		updatesItself: subscription.auto_update ?? false,
		pageUrl: subscription.product_url ?? '',
		documentationUrl: subscription.documentation_url ?? '',
	} ) );
}
