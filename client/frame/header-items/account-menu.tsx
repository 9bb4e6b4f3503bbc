import { useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { commentAuthorAvatar } from '@wordpress/icons';
import { ConfirmDialog, MenuButton } from '@store-admin/components';
import { getFacts, getSettings } from '@store-admin/settings';
import { accountManifest } from './manifest';

/** The address that starts the connection. The host returns to the page in the argument. */
function connectUrl( url: string ): string {
	const target = new URL( url, getSettings().adminUrl );
	target.searchParams.set( 'redirect_admin_url', window.location.href );
	return target.href;
}

/** The menu of the store's account at WooCommerce.com: connects it, or disconnects it after a question. */
export function AccountMenu(): ReactElement | null {
	const { isConnected, url } = getFacts( accountManifest ).account;
	const [ isAsking, setIsAsking ] = useState( false );
	if ( url === '' ) {
		return null;
	}
	const group = isConnected
		? {
				label: __( 'WooCommerce.com account', 'woocommerce' ),
				items: [ { label: __( 'Disconnect account', 'woocommerce' ), onSelect: () => setIsAsking( true ) } ],
			}
		: {
				label: __( 'Connect to WooCommerce.com', 'woocommerce' ),
				items: [ { label: __( 'Connect account', 'woocommerce' ), onSelect: () => window.location.assign( connectUrl( url ) ) } ],
			};
	return (
		<>
			<MenuButton label={ __( 'User options', 'woocommerce' ) } icon={ commentAuthorAvatar } groups={ [ group ] } />
			{ isAsking && (
				<ConfirmDialog
					title={ __( 'Are you sure you want to disconnect?', 'woocommerce' ) }
					confirmLabel={ __( 'Disconnect', 'woocommerce' ) }
					cancelLabel={ __( 'Keep connected', 'woocommerce' ) }
					isDestructive
					onConfirm={ () => window.location.assign( new URL( url, getSettings().adminUrl ).href ) }
					onCancel={ () => setIsAsking( false ) }
				>
					{ __( 'Extensions that you bought get no updates until the store is connected again.', 'store-admin' ) }
				</ConfirmDialog>
			) }
		</>
	);
}
