import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import { getNewPath } from '@store-admin/navigation';

/** Links of the help panel on Home and in its tasks. */
const FILTER = 'woocommerce_admin_setup_task_help_items';

/** The host's name of the handler, by which an extension removes it. */
const NAMESPACE = 'wc/admin/mobile-app-help-entry-callback';

let isAdded = false;

const withApp = ( items: unknown ): unknown =>
	Array.isArray( items )
		? [
				...( items as readonly unknown[] ),
				{
					title: __( 'Get the WooCommerce app', 'woocommerce' ),
					link: getNewPath( { mobileAppModal: 'true' }, '/', {} ),
					linkType: 'wc-admin',
				},
			]
		: items;

/** Adds the dialog about the mobile app to the help, as the host does. Once per page, so that it stays away when an extension has removed it. */
export function addAppHelpEntry(): void {
	if ( ! isAdded ) {
		isAdded = true;
		addFilter( FILTER, NAMESPACE, withApp );
	}
}
