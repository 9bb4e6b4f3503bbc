import { __, sprintf } from '@wordpress/i18n';
import type { LastAnswer, LocalProduct, Subscription } from '@store-admin/data';
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
	/** The files of the product; undefined when it is not installed. */
	readonly product: LocalProduct | undefined;
	readonly updatesItself: boolean;
	/** Whether the host lets the user choose that. */
	readonly hasUpdateChoice: boolean;
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

function productOf( { local: { installed, type, path = '', slug = '' } }: Subscription ): LocalProduct | undefined {
	return installed && ( path !== '' || slug !== '' ) ? { isTheme: type === 'theme', path, slug } : undefined;
}

function toRow( subscription: Subscription, index: number ): SubscriptionRow {
	return {
		key: `${ subscription.product_key } ${ subscription.product_id } ${ index }`,
		subscriptionKey: subscription.product_key,
		name: plainText( subscription.product_name ) || subscription.product_id,
		version: subscription.local.version || subscription.version || '',
		expires: subscription.lifetime ? 0 : subscription.expires,
		renews: subscription.autorenew ?? false,
		standing: standingOf( subscription ),
		next: nextOf( subscription ),
		isInstalled: subscription.local.installed,
		product: productOf( subscription ),
		updatesItself: subscription.auto_update ?? false,
		hasUpdateChoice: subscription.auto_update_manageable ?? false,
		pageUrl: subscription.product_url ?? '',
		documentationUrl: subscription.documentation_url ?? '',
	};
}

/** Makes the rows of the tables. */
export function toRows( subscriptions: readonly Subscription[] ): readonly SubscriptionRow[] {
	return subscriptions.map( toRow );
}

/** Key of a row that is only shown: the account must answer before something can be done with it. */
const READ_ONLY = 'shown';

/**
 * Makes the rows while the account does not answer: its last answer, and what else is installed.
 *
 * @param installed The host's list, which has only what is installed.
 * @param answer    The last answer.
 */
export function toStaleRows( installed: readonly Subscription[], { at, subscriptions }: LastAnswer ): readonly SubscriptionRow[] {
	const known = new Set( subscriptions.map( ( { product_id: id } ) => id ) );
	const others = installed.filter( ( { product_id: id } ) => ! known.has( id ) );
	return [
		...subscriptions.map( ( subscription, index ): SubscriptionRow => {
			const row = toRow( { ...subscription, product_key: READ_ONLY }, index );
			return { ...row, next: row.next === 'renew' ? 'renew' : 'none', hasUpdateChoice: false };
		} ),
		...others.map( ( subscription, index ): SubscriptionRow => {
			const row = toRow( subscription, subscriptions.length + index );
			// Without any answer, nobody knows whether the account has it.
			return at === '' ? { ...row, next: 'none', standing: { text: __( 'Not known', 'store-admin' ), tone: 'neutral' } } : row;
		} ),
	];
}
