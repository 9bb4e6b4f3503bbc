import { lazy, Suspense, useLayoutEffect, type ReactElement } from 'react';
import { Guard } from '@store-admin/extensibility';
import { can, getSettings, hasFeature } from '@store-admin/settings';

const StoreAlerts = lazy( () =>
	import( /* webpackChunkName: "store-alerts" */ '../../frame/alerts/store-alerts' ).then( ( module ) => ( {
		default: module.StoreAlerts,
	} ) )
);

/** Store alerts, when the server says that there are any: neither code nor data is fetched otherwise. */
export function StoreAlertsArea(): ReactElement | null {
	if ( getSettings().alertCount === 0 || ! hasFeature( 'store-alerts' ) || ! can( 'manage_woocommerce' ) ) {
		return null;
	}
	return <AlertsPlace />;
}

function AlertsPlace(): ReactElement {
	// The server kept the room on classic pages, which are drawn before our script runs; from here on this is the room.
	useLayoutEffect( () => document.body.classList.remove( 'store-admin-has-alerts' ), [] );
	return (
		<div className="store-admin-alerts">
			<Guard name="store alerts">
				<Suspense fallback={ <div className="store-admin-alerts__place" /> }>
					<StoreAlerts />
				</Suspense>
			</Guard>
		</div>
	);
}
