import { lazy, Suspense, type ReactElement } from 'react';
import { can, getSettings, hasFeature } from '@store-admin/settings';

const AppBanner = lazy( () =>
	import( /* webpackChunkName: "get-the-app" */ './app-banner' ).then( ( module ) => ( { default: module.AppBanner } ) )
);

/** Offers the mobile app to store managers on Android phones who want suggestions. Nobody else loads its code. */
export function MobileBanner(): ReactElement | null {
	const isWanted = getSettings().showsSuggestions && hasFeature( 'mobile-app-banner' ) && can( 'manage_woocommerce' );
	const isOffered = isWanted && /Android/i.test( window.navigator.userAgent );
	return isOffered ? (
		<Suspense fallback={ null }>
			<AppBanner />
		</Suspense>
	) : null;
}
