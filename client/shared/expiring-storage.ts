export interface ExpiringStorage {
	/** The stored value; null when there is none or it has expired. */
	readonly getWithExpiry: () => unknown;
	readonly setWithExpiry: ( data: unknown ) => void;
	readonly remove: () => void;
}

interface Entry {
	readonly expiry: number;
	readonly data: unknown;
}

function parseEntry( text: string | null ): Entry | null {
	try {
		const entry: unknown = JSON.parse( text ?? 'null' );
		const expiry: unknown = typeof entry === 'object' && entry !== null ? Reflect.get( entry, 'expiry' ) : null;
		return typeof expiry === 'number' && typeof entry === 'object' && entry !== null
			? { expiry, data: Reflect.get( entry, 'data' ) }
			: null;
	} catch {
		return null;
	}
}

/**
 * Uses the browser's storage. In some privacy modes it throws; then nothing is kept.
 *
 * @return Null when the storage threw.
 */
export function tryStorage< Result >( access: () => Result ): Result | null {
	try {
		return access();
	} catch {
		return null;
	}
}

/**
 * A value of the browser's storage that is forgotten after some time, in the format of the host.
 *
 * @param key       Name in the storage.
 * @param lifetimeS Seconds.
 * @param storage   Session or local storage; a function, because reading the property can throw.
 */
export function expiringStorage( key: string, lifetimeS: number, storage: () => Storage ): ExpiringStorage {
	const remove = () => void tryStorage( () => storage().removeItem( key ) );
	return {
		getWithExpiry: () => {
			const entry = parseEntry( tryStorage( () => storage().getItem( key ) ) );
			if ( entry && entry.expiry >= Date.now() ) {
				return entry.data;
			}
			remove();
			return null;
		},
		setWithExpiry: ( data ) =>
			void tryStorage( () => storage().setItem( key, JSON.stringify( { expiry: Date.now() + lifetimeS * 1000, data } ) ) ),
		remove,
	};
}
