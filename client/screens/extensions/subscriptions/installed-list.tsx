import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { InlineError, Skeleton, SkeletonGroup } from '@store-admin/components';
import { Link } from '@store-admin/navigation';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import type { SubscriptionRow } from './subscription';
import { SubscriptionTable } from './subscription-table';
import { useSubscriptions, type SubscriptionsHook } from './use-subscriptions';

interface KnownSubscriptionsProps {
	readonly hook: SubscriptionsHook;
	readonly children: ( rows: readonly SubscriptionRow[] ) => ReactElement;
}

/** The subscriptions that the store knows, or that they are loading or could not be loaded. */
export function KnownSubscriptions( { hook, children }: KnownSubscriptionsProps ): ReactElement {
	return (
		<RemoteBoundary
			of={ hook.rows }
			skeleton={
				<SkeletonGroup label={ __( 'Loading subscriptions…', 'store-admin' ) }>
					<Skeleton inlineSize="100%" shape="block" />
				</SkeletonGroup>
			}
			failureTitle={ __( 'Your subscriptions could not be loaded.', 'store-admin' ) }
			onRetry={ hook.retry }
		>
			{ children }
		</RemoteBoundary>
	);
}

interface InstalledListProps {
	readonly rows: readonly SubscriptionRow[];
	readonly hook: SubscriptionsHook;
}

/** The products of the catalogue that are installed. Other plugins are listed by WordPress. */
export function InstalledList( { rows, hook }: InstalledListProps ): ReactElement {
	return (
		<SubscriptionTable
			title={ __( 'Installed on this store', 'woocommerce' ) }
			rows={ rows.filter( ( { isInstalled } ) => isInstalled ) }
			hook={ hook }
			empty={
				<>
					<p>{ __( 'No extension of the catalogue is installed.', 'store-admin' ) }</p>
					<Link href="plugins.php">{ __( 'See the plugins of this site', 'store-admin' ) }</Link>
				</>
			}
		/>
	);
}

/** What is installed, for a page whose own content could not be loaded. */
export function InstalledSection(): ReactElement {
	const hook = useSubscriptions();
	return (
		<div className="store-admin-extensions__subscriptions">
			{ hook.failure && <InlineError message={ hook.failure.message } onRetry={ hook.failure.retry } /> }
			{ hook.staleNotice !== undefined && <InlineError message={ hook.staleNotice } onRetry={ hook.refresh } /> }
			<KnownSubscriptions hook={ hook }>{ ( rows ) => <InstalledList rows={ rows } hook={ hook } /> }</KnownSubscriptions>
		</div>
	);
}
