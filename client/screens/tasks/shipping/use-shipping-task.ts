import { useCallback, useMemo, useState } from 'react';
import { useJetpackConnection, useShippingPartners, type RemoteData } from '@store-admin/data';
import { toCountryCode } from '../../../shared/location/place-options';
import { readText } from '../../../shared/read-wire';
import { useStoreAddress, type StoreAddress, type StoreAddressHook } from '../parts/address/use-store-address';
import { usePluginInstall, type PluginInstallHook } from '../parts/plugins/use-plugin-install';
import { toShippingPartners, type ShippingPartner } from './partners/partner';
import type { ShippingFacts } from './shipping-steps';

export interface ShippingTask {
	readonly store: StoreAddress;
	readonly facts: ShippingFacts;
	readonly countryName: string;
	/** Those that are not all switched on yet. */
	readonly partners: readonly ShippingPartner[];
}

export interface ShippingTaskHook {
	readonly task: RemoteData< ShippingTask >;
	readonly retry: () => void;
	readonly saveAddress: StoreAddressHook[ 'save' ];
	readonly plugins: PluginInstallHook;
}

/** Steps that depend on other services are left out when those do not answer: they must not keep a person from the rates. */
function valueOr< Value >( remote: RemoteData< Value >, fallback: Value ): Value | undefined {
	if ( remote.status === 'pending' ) {
		return undefined;
	}
	return remote.status === 'ready' ? remote.data : fallback;
}

const NONE: readonly never[] = [];

/** What was known last, so that asking again takes no step away that somebody is at. */
function useKept< Value >( value: Value | undefined ): Value | undefined {
	const [ kept, setKept ] = useState( value );
	if ( value !== undefined && value !== kept ) {
		setKept( value );
	}
	return value ?? kept;
}

/** Everything that the shipping task is made of. */
export function useShippingTask(): ShippingTaskHook {
	const { store, retry, save } = useStoreAddress();
	const plugins = usePluginInstall();
	const { partners: suggestions, retry: reloadPartners } = useShippingPartners();
	const partnerList = useKept( valueOr< readonly unknown[] >( suggestions, NONE ) );
	const isConnected = valueOr( useJetpackConnection(), true );
	const activeSlugs = valueOr( plugins.active, NONE );
	const data = store.status === 'ready' ? store.data : undefined;
	const partners = useMemo( () => partnerList && toShippingPartners( partnerList ), [ partnerList ] );

	const task = useMemo( (): RemoteData< ShippingTask > => {
		if ( ! data || ! partners || ! activeSlugs || isConnected === undefined ) {
			return { status: 'pending' };
		}
		const country = toCountryCode( data.address.countryState );
		const open = partners.filter( ( { slugs } ) => slugs.length === 0 || slugs.some( ( slug ) => ! activeSlugs.includes( slug ) ) );
		const shipTo = readText( data.general[ 'woocommerce_ship_to_countries' ] );
		const countryName = data.places.find( ( place ) => place.country.code === country )?.country.name ?? country;
		const facts = { shipTo, hasPartners: open.length > 0, isConnected, country };
		return { status: 'ready', data: { store: data, facts, countryName, partners: open }, isRefreshing: false };
	}, [ data, partners, activeSlugs, isConnected ] );

	const saveAddress = useCallback< StoreAddressHook[ 'save' ] >(
		async ( address ) => {
			await save( address );
			// Which services are suggested depends on the country.
			reloadPartners();
		},
		[ save, reloadPartners ]
	);
	return { task: store.status === 'failed' ? store : task, retry, saveAddress, plugins };
}
