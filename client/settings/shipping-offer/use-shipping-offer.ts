import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { usePluginWrites, useUpdateOptions } from '@store-admin/data';
import { getAdminLink } from '@store-admin/navigation';
import { useAttempt, type FailedWrite } from '../../shared/write/use-attempt';

/** Where the plugin is set up; it asks for the connection of the store there. */
export const SETUP_PATH = 'admin.php?page=wc-settings&tab=shipping&section=woocommerce-shipping-settings';

const PLUGIN = 'woocommerce-shipping';
const HIDDEN = 'woocommerce_settings_shipping_recommendations_hidden';

export interface ShippingOfferHook {
	readonly state: 'open' | 'installed' | 'hidden';
	readonly install: () => void;
	readonly hide: () => void;
	readonly isInstalling: boolean;
	readonly failure: FailedWrite | undefined;
}

/** Installs the recommended plugin and opens its settings, or hides the recommendation for good. */
export function useShippingOffer(): ShippingOfferHook {
	const { installPlugin } = usePluginWrites();
	const updateOptions = useUpdateOptions();
	const { attempt, busy, failure } = useAttempt( { isExclusive: true } );
	const [ state, setState ] = useState< ShippingOfferHook[ 'state' ] >( 'open' );
	return {
		state,
		isInstalling: busy.has( PLUGIN ),
		failure,
		install: () =>
			void attempt( {
				subject: PLUGIN,
				problem: __( 'WooCommerce Shipping was not installed.', 'store-admin' ),
				write: async () => installPlugin( PLUGIN, 'shipping-recommendations' ),
				onDone: () => {
					setState( 'installed' );
					window.location.assign( getAdminLink( SETUP_PATH ) );
				},
			} ),
		hide: () =>
			void attempt( {
				subject: HIDDEN,
				problem: __( 'The recommendation was not hidden.', 'store-admin' ),
				write: async () => updateOptions( { [ HIDDEN ]: 'yes' } ),
				onDone: () => setState( 'hidden' ),
			} ),
	};
}
