import { useCallback, useMemo } from 'react';
import {
	combineRemote,
	mapRemote,
	useJetpackConnection,
	useShippingPartners,
	withFallback,
	type RemoteData,
	type ShippingPartner as Suggestion,
} from '@store-admin/data';
import { toCountryCode } from '../../../shared/location/place-options';
import { useStoreAddress, type StoreAddress, type StoreAddressHook } from '../parts/address/use-store-address';
import { usePluginInstall, type PluginInstallHook } from '../parts/plugins/use-plugin-install';
import { toShippingPartners, type ShippingPartner } from './partners/partner';
import type { ShippingFacts } from './shipping-steps';

export interface ShippingTask {
	readonly store: StoreAddress;
	readonly facts: ShippingFacts;
	readonly countryName: string;
	/** Suggested services that are not completely active yet. */
	readonly partners: readonly ShippingPartner[];
}

export interface ShippingTaskHook {
	readonly task: RemoteData< ShippingTask >;
	readonly retry: () => void;
	readonly saveAddress: StoreAddressHook[ 'save' ];
	readonly plugins: PluginInstallHook;
}

const NONE: readonly never[] = [];

const NO_PARTNERS: RemoteData< readonly Suggestion[] > = { status: 'ready', data: NONE, isRefreshing: false };

interface Known {
	readonly store: StoreAddress;
	readonly partners: readonly Suggestion[];
	readonly isConnected: boolean;
	readonly active: readonly string[];
}

function toTask( { store, partners, isConnected, active }: Known ): ShippingTask {
	const country = toCountryCode( store.address.countryState );
	const open = toShippingPartners( partners ).filter(
		( { slugs } ) => slugs.length === 0 || slugs.some( ( slug ) => ! active.includes( slug ) )
	);
	const shipTo = store.general.woocommerce_ship_to_countries;
	const countryName = store.places.find( ( place ) => place.country.code === country )?.country.name ?? country;
	return { store, facts: { shipTo, hasPartners: open.length > 0, isConnected, country }, countryName, partners: open };
}

/** Data and actions of the shipping task. */
export function useShippingTask(): ShippingTaskHook {
	const { store, retry, save } = useStoreAddress();
	const plugins = usePluginInstall();
	// The host refuses the suggestions to users who cannot install what is suggested.
	const { partners, retry: reloadPartners } = useShippingPartners( plugins.canInstall );
	const suggestions = plugins.canInstall ? partners : NO_PARTNERS;
	const connection = useJetpackConnection();
	const { active } = plugins;
	const task = useMemo( () => {
		// When another service does not answer, the step that needs it is left out, so that the rates can still be set.
		const known = combineRemote( {
			store,
			partners: withFallback< readonly Suggestion[] >( suggestions, NONE ),
			isConnected: withFallback( connection, true ),
			active: withFallback< readonly string[] >( active, NONE ),
		} );
		return mapRemote( known, toTask );
	}, [ store, suggestions, connection, active ] );

	const saveAddress = useCallback< StoreAddressHook[ 'save' ] >(
		async ( address ) => {
			await save( address );
			// The suggested services depend on the country.
			reloadPartners();
		},
		[ save, reloadPartners ]
	);
	return { task, retry, saveAddress, plugins };
}
