import { useCallback, useMemo } from 'react';
import {
	combineRemote,
	mapRemote,
	useCountries,
	useGeneralSettings,
	type RemoteData,
	type AddressFormat,
	type Country,
	type GeneralSettings,
	type WireObject,
} from '@store-admin/data';
import { toCountries, toPlaceOptions, withKeptPlace, type PlaceOption } from '../../../../shared/location/place-options';
import { toAddress, toChangedSettings, isAddressComplete, type Address } from './address';
import { toFieldRules, type FieldRules } from './field-rules';

export interface StoreAddress {
	/** Stored address. */
	readonly address: Address;
	readonly isComplete: boolean;
	readonly places: readonly PlaceOption[];
	readonly rulesOf: ( place: string ) => FieldRules;
	/** The general settings, which include the address. */
	readonly general: GeneralSettings;
}

export interface StoreAddressHook {
	readonly store: RemoteData< StoreAddress >;
	readonly retry: () => void;
	/** Saves the changed fields; rejects with an ApiError. */
	readonly save: ( address: Address ) => Promise< void >;
	/** Saves other general settings. */
	readonly saveGeneral: ( changes: WireObject ) => Promise< void >;
	/** Fetches the general settings again, after another request has changed one of them. */
	readonly reloadGeneral: () => void;
}

function toStore(
	general: GeneralSettings,
	countries: readonly Country[],
	locales: Readonly< Record< string, AddressFormat > >
): StoreAddress {
	const rulesOf = ( place: string ) => toFieldRules( locales, place );
	const address = toAddress( general );
	const known = toCountries( countries );
	return {
		address,
		isComplete: isAddressComplete( address, rulesOf( address.countryState ) ),
		places: withKeptPlace( toPlaceOptions( known ), known, address.countryState ),
		rulesOf,
		general,
	};
}

/** The store's address and the data that its form needs. */
export function useStoreAddress(): StoreAddressHook {
	const { settings, save: saveGeneral, retry: retrySettings } = useGeneralSettings();
	const { countries, locales, retry: retryCountries } = useCountries();
	const store = useMemo(
		() =>
			mapRemote( combineRemote( { settings, countries, locales } ), ( known ) =>
				toStore( known.settings, known.countries, known.locales )
			),
		[ settings, countries, locales ]
	);
	const save = useCallback(
		async ( address: Address ) => {
			if ( store.status !== 'ready' ) {
				return;
			}
			const changes = toChangedSettings( address, store.data.address, store.data.rulesOf( address.countryState ) );
			if ( Object.keys( changes ).length > 0 ) {
				await saveGeneral( changes );
			}
		},
		[ store, saveGeneral ]
	);
	const retry = useCallback( () => {
		retrySettings();
		retryCountries();
	}, [ retrySettings, retryCountries ] );
	return { store, retry, save, saveGeneral, reloadGeneral: retrySettings };
}
