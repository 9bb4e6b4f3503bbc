import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-admin/components';
import { getAdminLink } from '@store-admin/navigation';
import type { SubscriptionRow } from './subscription';
import type { SubscriptionsHook } from './use-subscriptions';

interface RowActionProps {
	readonly row: SubscriptionRow;
	readonly hook: Pick< SubscriptionsHook, 'busy' | 'take' | 'canInstall' | 'canUpdate' >;
}

/** Labels of the steps that the server takes. */
function labelOf( { next }: SubscriptionRow ): string | undefined {
	const labels: Readonly< Partial< Record< SubscriptionRow[ 'next' ], string > > > = {
		install: __( 'Install', 'woocommerce' ),
		activate: __( 'Activate', 'woocommerce' ),
		connect: __( 'Connect', 'woocommerce' ),
		update: __( 'Update', 'woocommerce' ),
	};
	return labels[ next ];
}

interface Link {
	readonly label: string;
	readonly href: string;
}

/** Steps that are taken on another page. */
function linkOf( { next, pageUrl }: SubscriptionRow ): Link | undefined {
	const links: Readonly< Partial< Record< SubscriptionRow[ 'next' ], Link > > > = {
		update: { label: __( 'Update', 'woocommerce' ), href: getAdminLink( 'update-core.php' ) },
		renew: { label: __( 'Renew', 'woocommerce' ), href: pageUrl },
		subscribe: { label: __( 'Subscribe', 'woocommerce' ), href: pageUrl },
	};
	return links[ next ];
}

/** The next step of a row. Its name for screen readers has that of the product. */
export function RowAction( { row, hook }: RowActionProps ): ReactElement | null {
	const label = labelOf( row );
	const link = linkOf( row );
	const isTakenHere = row.next === 'update' ? hook.canUpdate && row.product !== undefined : ! link;
	if ( link && ! isTakenHere ) {
		return link.href === '' ? null : (
			<Button href={ link.href } aria-label={ `${ link.label } ${ row.name }` }>
				{ link.label }
			</Button>
		);
	}
	return label && ( hook.canInstall || row.next === 'update' ) ? (
		<Button isBusy={ hook.busy.has( row.key ) } aria-label={ `${ label } ${ row.name }` } onClick={ () => hook.take( row ) }>
			{ label }
		</Button>
	) : null;
}
