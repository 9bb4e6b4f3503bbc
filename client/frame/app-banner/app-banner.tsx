import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { Button, IconButton } from '@store-admin/components';
import { useAppBanner } from './use-app-banner';

const PLAY_STORE = 'https://play.google.com/store/apps/details?id=com.woocommerce.android';

/** Offers the mobile app until the person dismisses the offer or follows its link. */
export function AppBanner(): ReactElement | null {
	const { isShown, dismiss } = useAppBanner();
	if ( ! isShown ) {
		return null;
	}
	return (
		<aside className="woocommerce-mobile-app-banner" aria-label={ __( 'WooCommerce mobile app', 'woocommerce' ) }>
			<p className="store-admin-mobile-banner__text">
				<strong>{ __( 'Run your store from anywhere', 'woocommerce' ) }</strong>
				<span>{ __( 'The free app shows orders and figures on this phone.', 'store-admin' ) }</span>
			</p>
			<Button variant="primary" href={ PLAY_STORE } onClick={ dismiss }>
				{ __( 'Install', 'woocommerce' ) }
			</Button>
			<IconButton icon={ closeSmall } label={ __( 'Dismiss', 'woocommerce' ) } onClick={ dismiss } />
		</aside>
	);
}
