import { useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { commentAuthorAvatar } from '@wordpress/icons';
import { ConfirmDialog, MenuButton, type MenuGroup } from '@store-admin/components';
import { getSettings, type BootAccount } from '@store-admin/settings';
import { connectUrl } from './connect-url';

const DASHBOARD = 'https://woocommerce.com/my-dashboard/';

function groupOf( { isConnected, url, email }: BootAccount, onDisconnect: () => void ): MenuGroup {
	if ( ! isConnected ) {
		return {
			label: __( 'Connect to WooCommerce.com', 'woocommerce' ),
			items: [ { label: __( 'Connect account', 'woocommerce' ), onSelect: () => window.location.assign( connectUrl( url ) ) } ],
		};
	}
	return {
		label: __( 'Connected to WooCommerce.com', 'woocommerce' ),
		items: [
			// The address tells apart the accounts of those who have several.
			{ label: email === '' ? __( 'WooCommerce.com account', 'woocommerce' ) : email, href: DASHBOARD },
			{ label: __( 'Disconnect account', 'woocommerce' ), onSelect: onDisconnect },
		],
	};
}

/** The menu of the store's account at WooCommerce.com: connects it, or disconnects it after a question. */
export function AccountMenu( { account }: { readonly account: BootAccount } ): ReactElement | null {
	const [ isAsking, setIsAsking ] = useState( false );
	if ( account.url === '' ) {
		return null;
	}
	return (
		<>
			<MenuButton
				label={ __( 'User options', 'woocommerce' ) }
				icon={ commentAuthorAvatar }
				groups={ [ groupOf( account, () => setIsAsking( true ) ) ] }
			/>
			{ isAsking && (
				<ConfirmDialog
					title={ __( 'Are you sure you want to disconnect?', 'woocommerce' ) }
					confirmLabel={ __( 'Disconnect', 'woocommerce' ) }
					cancelLabel={ __( 'Keep connected', 'woocommerce' ) }
					isDestructive
					onConfirm={ () => window.location.assign( new URL( account.url, getSettings().adminUrl ).href ) }
					onCancel={ () => setIsAsking( false ) }
				>
					{ __( 'Extensions that you bought get no updates until the store is connected again.', 'store-admin' ) }
				</ConfirmDialog>
			) }
		</>
	);
}
