import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Anchor } from '@store-admin/components';

/** The way out of a page in full screen whose code did not load: without menu and header there is no other link. */
export function wayHome(): ReactElement {
	return (
		<Anchor className="button" href="admin.php?page=wc-admin">
			{ __( 'WooCommerce Home', 'woocommerce' ) }
		</Anchor>
	);
}

/** The way out of the set-up wizard, to which the host's Home leads back until it is finished or skipped. */
export function wayToDashboard(): ReactElement {
	return (
		<Anchor className="button" href="index.php">
			{ __( 'Go to the dashboard', 'store-admin' ) }
		</Anchor>
	);
}
