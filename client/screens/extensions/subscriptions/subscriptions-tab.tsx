import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, InlineError, Section } from '@store-admin/components';
import { cannotInstallText } from '../../../shared/plugins/cannot-install';
import { InstalledList, KnownSubscriptions } from './installed-list';
import { SubscriptionNotice } from './subscription-notice';
import { SubscriptionTable } from './subscription-table';
import type { SubscriptionRow } from './subscription';
import { REFRESH, useSubscriptions, type SubscriptionsHook } from './use-subscriptions';

function Connect( { url }: { readonly url: string } ) {
	return (
		<Section title={ __( 'Connect your WooCommerce.com account', 'store-admin' ) } isPadded>
			<div className="store-admin-extensions__connect">
				<p>{ __( 'With your account, subscriptions can be installed and updated from here.', 'store-admin' ) }</p>
				<Button variant="primary" href={ url } isDisabled={ url === '' }>
					{ __( 'Connect', 'woocommerce' ) }
				</Button>
			</div>
		</Section>
	);
}

interface AvailableProps {
	readonly rows: readonly SubscriptionRow[];
	readonly hook: SubscriptionsHook;
}

/** What the account has besides. While it does not answer, an empty list says nothing. */
function Available( { rows, hook }: AvailableProps ) {
	const available = rows.filter( ( { isInstalled } ) => ! isInstalled );
	if ( ! hook.isConnected || ( hook.staleNotice !== undefined && available.length === 0 ) ) {
		return null;
	}
	return (
		<SubscriptionTable
			title={ __( 'Available to use', 'woocommerce' ) }
			rows={ available }
			hook={ hook }
			empty={ __( 'Everything in your account is installed.', 'store-admin' ) }
		/>
	);
}

/** The subscriptions of the account and what is installed. The list is that of the site's last question to the account. */
export function SubscriptionsTab(): ReactElement {
	const hook = useSubscriptions();
	return (
		<div className="store-admin-extensions__subscriptions">
			{ ! hook.isConnected && <Connect url={ hook.connectUrl } /> }
			{ ! hook.canInstall && <p className="store-admin-extensions__nothing">{ cannotInstallText() }</p> }
			{ hook.failure && <InlineError message={ hook.failure.message } onRetry={ hook.failure.retry } /> }
			{ hook.staleNotice !== undefined && <InlineError message={ hook.staleNotice } onRetry={ hook.refresh } /> }
			{ hook.isConnected && <SubscriptionNotice known={ hook.known } /> }
			{ hook.isConnected && hook.rows.status !== 'pending' && (
				<p className="store-admin-extensions__refresh">
					<Button isBusy={ hook.busy.has( REFRESH ) } onClick={ hook.refresh }>
						{ __( 'Refresh', 'woocommerce' ) }
					</Button>
				</p>
			) }
			<KnownSubscriptions hook={ hook }>
				{ ( rows ) => (
					<>
						<InstalledList rows={ rows } hook={ hook } />
						<Available rows={ rows } hook={ hook } />
					</>
				) }
			</KnownSubscriptions>
		</div>
	);
}
