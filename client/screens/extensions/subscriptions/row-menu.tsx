import type { ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { EllipsisMenu, placeByWindow, type MenuItem } from '@store-admin/components';
import { getAdminLink } from '@store-admin/navigation';
import { ACCOUNT } from './notice';
import type { SubscriptionRow } from './subscription';

function itemsOf( { product, subscriptionKey, documentationUrl }: SubscriptionRow ): readonly MenuItem[] {
	const [ label, page ] = product?.isTheme
		? [ __( 'Manage in Themes', 'store-admin' ), 'themes.php' ]
		: [ __( 'Manage in Plugins', 'woocommerce' ), 'plugins.php' ];
	return [
		...( product ? [ { label, href: getAdminLink( page ) } ] : [] ),
		...( subscriptionKey === '' ? [] : [ { label: __( 'Manage on WooCommerce.com', 'woocommerce' ), href: ACCOUNT } ] ),
		...( documentationUrl === '' ? [] : [ { label: __( 'View documentation', 'woocommerce' ), href: documentationUrl } ] ),
	];
}

/** Where the product of a row is managed and explained. */
export function RowMenu( { row }: { readonly row: SubscriptionRow } ): ReactElement | null {
	const items = itemsOf( row );
	/* translators: %s: name of an extension. */
	const label = sprintf( __( 'More about %s', 'store-admin' ), row.name );
	return items.length === 0 ? null : <EllipsisMenu label={ label } items={ items } place={ placeByWindow } />;
}
