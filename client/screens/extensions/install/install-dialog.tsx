import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Dialog } from '@store-admin/components';
import { navigateTo } from '@store-admin/navigation';
import { cannotInstallText } from '../../../shared/plugins/cannot-install';
import { hrefOf, inTab, type Place } from '../place';
import { useInstall, type InstallHook } from './use-install';

function textOf( { obstacle, isDone }: InstallHook ): string {
	if ( isDone ) {
		return __( 'The product is in your account. Install it from your subscriptions.', 'store-admin' );
	}
	if ( obstacle === 'account' ) {
		return __( 'Connect your store to your WooCommerce.com account first. The product is added to that account.', 'store-admin' );
	}
	return obstacle === 'right' ? cannotInstallText() : __( 'Would you like to install this extension?', 'woocommerce' );
}

function MainAction( { install, place }: { readonly install: InstallHook; readonly place: Place } ) {
	if ( install.isDone ) {
		return (
			<Button variant="primary" href={ hrefOf( inTab( place, 'my-subscriptions' ) ) }>
				{ __( 'Show my subscriptions', 'store-admin' ) }
			</Button>
		);
	}
	if ( install.obstacle === 'account' ) {
		return (
			<Button variant="primary" href={ install.connectUrl } isDisabled={ install.connectUrl === '' }>
				{ __( 'Connect', 'woocommerce' ) }
			</Button>
		);
	}
	return install.obstacle === undefined ? (
		<Button variant="primary" isBusy={ install.isBusy } onClick={ install.add }>
			{ install.failure ? __( 'Try again', 'woocommerce' ) : __( 'Add to store', 'woocommerce' ) }
		</Button>
	) : null;
}

/** Adds the product that the address names. */
export function InstallDialog( { place }: { readonly place: Place } ): ReactElement {
	const install = useInstall( place.installs );
	const close = () => navigateTo( { url: hrefOf( { ...place, installs: '' } ) } );
	return (
		<Dialog
			title={ __( 'Add to store', 'woocommerce' ) }
			onClose={ close }
			address={ hrefOf( { ...place, installs: '', previews: place.installs } ) }
			error={ install.failure?.message }
			actions={
				<>
					<Button variant="quiet" onClick={ close }>
						{ install.isDone ? __( 'Close', 'woocommerce' ) : __( 'Cancel', 'woocommerce' ) }
					</Button>
					<MainAction install={ install } place={ place } />
				</>
			}
		>
			<p>{ textOf( install ) }</p>
		</Dialog>
	);
}
