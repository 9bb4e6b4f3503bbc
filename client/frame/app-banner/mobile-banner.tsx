import { Suspense, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { can, getFacts, hasFeature } from '@store-admin/settings';
import { lazyScreen } from '../../shared/lazy-screen';
import { bannerManifest } from './manifest';

const AppBanner = lazyScreen( () => import( /* webpackChunkName: "get-the-app" */ './app-banner' ), 'AppBanner', {
	name: () => __( 'Mobile app', 'woocommerce' ),
	isAside: true,
} );

/** Offers the mobile app to store managers on Android phones who allow suggestions. For all others its code is not loaded. */
export function MobileBanner(): ReactElement | null {
	const isWanted = getFacts( bannerManifest ).showsSuggestions && hasFeature( 'mobile-app-banner' ) && can( 'manage_woocommerce' );
	const isOffered = isWanted && /Android/i.test( window.navigator.userAgent );
	return isOffered ? (
		<Suspense fallback={ null }>
			<AppBanner />
		</Suspense>
	) : null;
}
