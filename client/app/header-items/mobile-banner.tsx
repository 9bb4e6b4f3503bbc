import { lazy, Suspense, type ReactElement } from 'react';
import { can, hasFeature } from '@store-admin/settings';

const AppBanner = lazy( () =>
	import( /* webpackChunkName: "get-the-app" */ './app-banner' ).then( ( module ) => ( { default: module.AppBanner } ) )
);

/** Offers the app to who manages the store on an Android phone; nobody else loads it. */
export function MobileBanner(): ReactElement | null {
	const isOffered = /Android/i.test( window.navigator.userAgent ) && hasFeature( 'mobile-app-banner' ) && can( 'manage_woocommerce' );
	return isOffered ? (
		<Suspense fallback={ null }>
			<AppBanner />
		</Suspense>
	) : null;
}
