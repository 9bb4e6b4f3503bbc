import { getSettings } from '@store-admin/settings';

interface NamedCountry {
	readonly code: string;
	readonly name: string;
}

/** The browser's names of countries in the language of the user. */
function namer(): ( code: string ) => string {
	const locale = getSettings().locale.user.replaceAll( '_', '-' );
	try {
		const names = new Intl.DisplayNames( [ locale, 'en' ], { type: 'region' } );
		return ( code ) => names.of( code ) ?? code;
	} catch {
		// The locale may be one that WordPress made up.
		return ( code ) => code;
	}
}

/**
 * The name of a country; its code when the browser does not know it.
 *
 * @param code Two letters.
 */
export function countryName( code: string ): string {
	try {
		return namer()( code );
	} catch {
		return code;
	}
}

/** Countries with their names, sorted by name. */
export function namedCountries( codes: readonly string[] ): readonly NamedCountry[] {
	return codes.map( ( code ) => ( { code, name: countryName( code ) } ) ).sort( ( a, b ) => a.name.localeCompare( b.name ) );
}
