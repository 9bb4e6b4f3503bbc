import { getSettings } from '@store-admin/settings';

// eslint-disable-next-line camelcase -- webpack's name.
declare let __webpack_public_path__: string;
// eslint-disable-next-line camelcase -- webpack's name.
declare let __webpack_get_script_filename__: ( ( id: number | string ) => string ) | undefined;

/**
 * Gives each new attempt to load a chunk a new address. With the same address the browser would wait for an answer that
 * never comes, or would take the wrong answer from its cache.
 */
function renewAddresses( addressOf: ( id: number | string ) => string ): ( id: number | string ) => string {
	const attempts: Partial< Record< string, number > > = {};
	return ( id ) => {
		const attempt = ( attempts[ id ] = ( attempts[ id ] ?? 0 ) + 1 );
		return addressOf( id ) + ( attempt > 1 ? `?attempt=${ attempt }` : '' );
	};
}

try {
	// Must run before the first lazy import: chunks are beside the entry, and only the server knows the address of the plugins folder.
	// eslint-disable-next-line camelcase -- webpack reads it.
	__webpack_public_path__ = getSettings().buildUrl;
	// eslint-disable-next-line camelcase -- webpack's name.
	if ( __webpack_get_script_filename__ ) {
		// eslint-disable-next-line camelcase -- webpack's name.
		__webpack_get_script_filename__ = renewAddresses( __webpack_get_script_filename__ );
	}
} catch {
	// Boot reports a broken boot object itself, and loads no chunk then.
}
