export type UserPreferences = Readonly< Record< string, unknown > >;

function parseOne( value: unknown ): unknown {
	if ( typeof value !== 'string' || value === '' ) {
		return value;
	}
	try {
		return JSON.parse( value ) as unknown;
	} catch {
		// A plain string is stored without JSON.
		return value;
	}
}

/** Parses the preferences in a user's `woocommerce_meta`; an empty string means that the preference was never set. */
export function parsePreferences( meta: Readonly< Record< string, unknown > > ): UserPreferences {
	return Object.fromEntries( Object.entries( meta ).map( ( [ name, value ] ) => [ name, parseOne( value ) ] ) );
}

/** Converts preferences for saving: strings stay as they are, everything else becomes JSON. */
export function serializePreferences( preferences: UserPreferences ): Readonly< Record< string, string > > {
	return Object.fromEntries(
		Object.entries( preferences ).map( ( [ name, value ] ) => [
			name,
			typeof value === 'string' ? value : JSON.stringify( value ?? '' ),
		] )
	);
}
