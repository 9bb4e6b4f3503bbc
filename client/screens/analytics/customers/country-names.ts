import type { Country, RemoteData } from '@store-admin/data';
import { decodeText } from '../../../shared/plain-text';

/** Names of countries and their regions. A code without a name is returned as it is. */
export interface CountryNames {
	readonly isPending: boolean;
	readonly countryName: ( country: string ) => string;
	readonly regionName: ( country: string, region: string ) => string;
}

/**
 * Returns the names of countries; the codes if they cannot be fetched.
 *
 * @param remote All countries.
 */
export function toCountryNames( remote: RemoteData< readonly Country[] > ): CountryNames {
	const countries = new Map( remote.status === 'ready' ? remote.data.map( ( country ) => [ country.code, country ] ) : [] );
	return {
		isPending: remote.status === 'pending',
		countryName: ( country ) => decodeText( countries.get( country )?.name ?? '' ) || country,
		regionName: ( country, region ) =>
			decodeText( countries.get( country )?.states.find( ( { code } ) => code === region )?.name ?? '' ) || region,
	};
}
