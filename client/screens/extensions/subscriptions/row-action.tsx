import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-admin/components';
import { getAdminLink } from '@store-admin/navigation';
import type { SubscriptionRow } from './subscription';
import type { SubscriptionsHook } from './use-subscriptions';

interface RowActionProps {
	readonly row: SubscriptionRow;
	readonly hook: Pick< SubscriptionsHook, 'busy' | 'take' | 'canInstall' >;
}

/** Labels of the steps that the server takes. */
function labelOf( { next }: SubscriptionRow ): string | undefined {
	switch ( next ) {
		case 'install':
			return __( 'Install', 'woocommerce' );
		case 'activate':
			return __( 'Activate', 'woocommerce' );
		case 'connect':
			return __( 'Connect', 'woocommerce' );
		default:
			return undefined;
	}
}

/** Steps that are taken on another page. */
function linkOf( { next, pageUrl }: SubscriptionRow ): { readonly label: string; readonly href: string } | undefined {
	switch ( next ) {
		case 'update':
			return { label: __( 'Update', 'woocommerce' ), href: getAdminLink( 'update-core.php' ) };
		case 'renew':
			return { label: __( 'Renew', 'woocommerce' ), href: pageUrl };
		case 'subscribe':
			return { label: __( 'Subscribe', 'woocommerce' ), href: pageUrl };
		default:
			return undefined;
	}
}

/** The next step of a row. Its name for screen readers has that of the product. */
export function RowAction( { row, hook }: RowActionProps ): ReactElement | null {
	const label = labelOf( row );
	const link = linkOf( row );
	if ( link ) {
		return link.href === '' ? null : (
			<Button href={ link.href } aria-label={ `${ link.label } ${ row.name }` }>
				{ link.label }
			</Button>
		);
	}
	return label && hook.canInstall ? (
		<Button isBusy={ hook.busy.has( row.key ) } aria-label={ `${ label } ${ row.name }` } onClick={ () => hook.take( row ) }>
			{ label }
		</Button>
	) : null;
}
