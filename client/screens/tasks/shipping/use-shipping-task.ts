import { useCallback, useEffect, useMemo, useState } from 'react';
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
	/** Fetches the suggested services again; only there when they could not be fetched. */
	readonly retryPartners: ( () => void ) | undefined;
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

/**
 * The suggested services. Once they have been answered or refused, a retry does not hide the steps.
 *
 * @param canInstall Whether the user may install plugins. The host refuses the suggestions to others.
 */
function useSuggestions( canInstall: boolean ) {
	const { partners, retry } = useShippingPartners( canInstall );
	const [ isSettled, setSettled ] = useState( false );
	const isPending = partners.status === 'pending';
	useEffect( () => {
		if ( ! isPending ) {
			setSettled( true );
		}
	}, [ isPending ] );
	const suggestions = useMemo(
		() => ( ! canInstall || ( isSettled && isPending ) ? NO_PARTNERS : withFallback< readonly Suggestion[] >( partners, NONE ) ),
		[ canInstall, isSettled, isPending, partners ]
	);
	return { suggestions, reload: retry, retryPartners: canInstall && partners.status === 'failed' ? retry : undefined };
}

/** Data and actions of the shipping task. */
export function useShippingTask(): ShippingTaskHook {
	const { store, retry, save } = useStoreAddress();
	const plugins = usePluginInstall();
	const { suggestions, reload: reloadPartners, retryPartners } = useSuggestions( plugins.canInstall );
	const connection = useJetpackConnection();
	const { active } = plugins;
	const task = useMemo( () => {
		// When another service does not answer, the step that needs it is left out, so that the rates can still be set.
		const known = combineRemote( {
			store,
			partners: suggestions,
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
	return { task, retry, retryPartners, saveAddress, plugins };
}
