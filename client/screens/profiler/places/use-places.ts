import { useMemo } from 'react';
import { mapRemote, useBrowserCountry, useCountryList, type RemoteData } from '@store-admin/data';
import { matchLocation, type FoundLocation } from '../../../shared/location/match-place';
import { toCountries, toPlaceOptions, type Country } from '../../../shared/location/place-options';
import { splitPlace } from '../flow/answers';
import type { PlaceValues } from './place-fields';

export interface PlacesHook {
	readonly countries: RemoteData< readonly Country[] >;
	readonly retry: () => void;
	/** Where the browser seems to be; undefined while it is not known, and for ever when the owner shares no data. */
	readonly found: PlaceValues | undefined;
}

/** A country whose state is not known is found too. */
function toPlace( countries: readonly Country[], location: FoundLocation ): PlaceValues | undefined {
	const match = matchLocation( toPlaceOptions( countries ), location );
	if ( match ) {
		return splitPlace( match.value );
	}
	const country = countries.find( ( { code } ) => code === location.country_short?.toUpperCase() );
	return country && { country: country.code, state: '' };
}

/**
 * Reads the countries, and where the browser is. A service that is blocked or that fails finds nothing, and nothing is said.
 *
 * @param mayLocate Whether the owner agreed to share data.
 */
export function usePlaces( mayLocate: boolean ): PlacesHook {
	const { remote, refresh } = useCountryList();
	const location = useBrowserCountry( mayLocate );
	const countries = useMemo( () => mapRemote( remote, toCountries ), [ remote ] );
	const found = useMemo(
		() =>
			countries.status === 'ready' && location.status === 'ready' && location.data
				? toPlace( countries.data, location.data )
				: undefined,
		[ countries, location ]
	);
	return { countries, retry: refresh, found };
}
