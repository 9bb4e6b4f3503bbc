import { Suspense, useLayoutEffect, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Guard } from '@store-admin/extensibility';
import { can, getSettings, hasFeature } from '@store-admin/settings';
import { lazyScreen } from '../../shared/lazy-screen';

const StoreAlerts = lazyScreen( () => import( /* webpackChunkName: "store-alerts" */ './store-alerts' ), 'StoreAlerts', {
	name: () => __( 'Store Alerts', 'woocommerce' ),
} );

/** The store alerts. Their code and data are loaded only when the boot object says that there are alerts. */
export function StoreAlertsArea(): ReactElement | null {
	if ( getSettings().alertCount === 0 || ! hasFeature( 'store-alerts' ) || ! can( 'manage_woocommerce' ) ) {
		return null;
	}
	return <AlertsPlace />;
}

function AlertsPlace(): ReactElement {
	// On classic pages the server reserved the space of an alert before our script ran. This component takes it over.
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
