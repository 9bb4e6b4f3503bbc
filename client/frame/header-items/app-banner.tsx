import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { Button, IconButton } from '@store-admin/components';
import { useUserPreferences } from '@store-admin/data';

const PREFERENCE = 'android_app_banner_dismissed';
const PLAY_STORE = 'https://play.google.com/store/apps/details?id=com.woocommerce.android';

/** Offers the app until it is put away or followed. */
export function AppBanner(): ReactElement | null {
	const { preferences, user, updateUserPreferences } = useUserPreferences();
	if ( user.status !== 'ready' || preferences[ PREFERENCE ] === 'yes' ) {
		return null;
	}
	const putAway = () => {
		// At worst the offer comes again.
		updateUserPreferences( { [ PREFERENCE ]: 'yes' } ).catch( () => {} );
	};
	return (
		<aside className="woocommerce-mobile-app-banner" aria-label={ __( 'WooCommerce mobile app', 'woocommerce' ) }>
			<p className="store-admin-mobile-banner__text">
				<strong>{ __( 'Run your store from anywhere', 'woocommerce' ) }</strong>
				<span>{ __( 'The free app shows orders and figures on this phone.', 'store-admin' ) }</span>
			</p>
			<Button variant="primary" href={ PLAY_STORE } onClick={ putAway }>
				{ __( 'Install', 'woocommerce' ) }
			</Button>
			<IconButton icon={ closeSmall } label={ __( 'Dismiss', 'woocommerce' ) } onClick={ putAway } />
		</aside>
	);
}
