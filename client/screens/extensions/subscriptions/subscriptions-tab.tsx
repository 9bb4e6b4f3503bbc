import type { ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Anchor, Badge, Button, InlineError, Section, Skeleton, SkeletonGroup, Table, type TableColumn } from '@store-admin/components';
import { formatMoment } from '../../../shared/moment-text';
import { cannotInstallText } from '../../../shared/plugins/cannot-install';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { RowAction } from './row-action';
import type { SubscriptionRow } from './subscription';
import { REFRESH, useSubscriptions, type SubscriptionsHook } from './use-subscriptions';

const MS = 1000;

function columns(): readonly TableColumn[] {
	return [
		{ key: 'name', label: __( 'Name', 'woocommerce' ), isRequired: true },
		{ key: 'expires', label: __( 'Expires/Renews on', 'woocommerce' ) },
		{ key: 'status', label: __( 'Subscription', 'woocommerce' ) },
		{ key: 'version', label: __( 'Version', 'woocommerce' ) },
		{ key: 'actions', label: __( 'Actions', 'woocommerce' ), isRequired: true },
	];
}

function dateText( { expires, renews }: SubscriptionRow ): string {
	const moment = expires > 0 ? formatMoment( new Date( expires * MS ).toISOString().replace( /\.\d+Z$/, '' ) ) : null;
	if ( ! moment ) {
		return '—';
	}
	return renews ? /* translators: %s: date. */ sprintf( __( 'Renews on %s', 'store-admin' ), moment.exact ) : moment.exact;
}

function toCells( row: SubscriptionRow, hook: SubscriptionsHook ): readonly unknown[] {
	return [
		{ display: row.pageUrl === '' ? row.name : <Anchor href={ row.pageUrl }>{ row.name }</Anchor>, value: row.name },
		{ display: dateText( row ), value: row.expires },
		{ display: <Badge tone={ row.standing.tone }>{ row.standing.text }</Badge>, value: row.standing.text },
		{
			display: row.updatesItself
				? /* translators: %s: version. */ sprintf( __( '%s, updates itself', 'store-admin' ), row.version )
				: row.version,
			value: row.version,
		},
		{ display: <RowAction row={ row } hook={ hook } />, value: row.next },
	];
}

interface ListProps {
	readonly title: string;
	readonly rows: readonly SubscriptionRow[];
	readonly hook: SubscriptionsHook;
	/** Shown without rows. */
	readonly empty: string;
}

function List( { title, rows, hook, empty }: ListProps ) {
	return (
		<Section title={ title }>
			{ rows.length === 0 ? (
				<p className="store-admin-extensions__nothing">{ empty }</p>
			) : (
				<Table
					caption={ title }
					columns={ columns() }
					rows={ rows.map( ( row ) => ( { key: row.key, name: row.name, cells: toCells( row, hook ) } ) ) }
				/>
			) }
		</Section>
	);
}

function Connect( { url }: { readonly url: string } ) {
	return (
		<Section title={ __( 'Connect your WooCommerce.com account', 'store-admin' ) } isPadded>
			<p>{ __( 'With your account, subscriptions can be installed and updated from here.', 'store-admin' ) }</p>
			<Button variant="primary" href={ url } isDisabled={ url === '' }>
				{ __( 'Connect', 'woocommerce' ) }
			</Button>
		</Section>
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
			{ hook.isConnected && (
				<p className="store-admin-extensions__refresh">
					<Button isBusy={ hook.busy.has( REFRESH ) } onClick={ hook.refresh }>
						{ __( 'Refresh', 'woocommerce' ) }
					</Button>
				</p>
			) }
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
				{ ( rows ) => (
					<>
						<List
							title={ __( 'Installed on this store', 'woocommerce' ) }
							rows={ rows.filter( ( { isInstalled } ) => isInstalled ) }
							hook={ hook }
							empty={ __( 'No extension of the catalogue is installed.', 'store-admin' ) }
						/>
						{ hook.isConnected && (
							<List
								title={ __( 'Available to use', 'woocommerce' ) }
								rows={ rows.filter( ( { isInstalled } ) => ! isInstalled ) }
								hook={ hook }
								empty={ __( 'Everything in your account is installed.', 'store-admin' ) }
							/>
						) }
					</>
				) }
			</RemoteBoundary>
		</div>
	);
}
