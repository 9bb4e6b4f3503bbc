import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@store-admin/format';
import type { MarketingChannel } from '@store-admin/data';
import type { BootCurrency } from '@store-admin/settings';

/** What is known about the products or the account of a channel. */
export interface ChannelState {
	readonly text: string;
	readonly tone: 'neutral' | 'good' | 'warning' | 'bad';
}

/** Whether the products of a channel are up to date; null for a channel that does not say. */
export function syncState( { product_listings_status: status = '' }: MarketingChannel ): ChannelState | null {
	switch ( status ) {
		case 'synced':
			return { text: __( 'Synced', 'woocommerce' ), tone: 'good' };
		case 'sync-in-progress':
			return { text: __( 'Syncing', 'woocommerce' ), tone: 'neutral' };
		case 'sync-failed':
			return { text: __( 'Sync failed', 'woocommerce' ), tone: 'bad' };
		default:
			return null;
	}
}

/** How many issues a channel has; null when it does not say. */
export function issueState( { errors_count: count = null }: MarketingChannel, currency: BootCurrency ): ChannelState | null {
	if ( count === null || count < 0 ) {
		return null;
	}
	if ( count === 0 ) {
		return { text: __( 'No issues to resolve', 'woocommerce' ), tone: 'neutral' };
	}
	/* translators: %s: a number. */
	const text = _n( '%s issue to resolve', '%s issues to resolve', count, 'store-admin' );
	return { text: sprintf( text, formatNumber( count, currency ) ), tone: 'warning' };
}
