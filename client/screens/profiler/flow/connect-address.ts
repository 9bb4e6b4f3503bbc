import { toUrl } from '@store-admin/navigation';

/** Sites that connect a store. The server names the address, so it is checked before it is opened. */
const CONNECTING_SITES = [ 'wordpress.com', 'jetpack.com' ];

function isKnownSite( { protocol, hostname }: URL ): boolean {
	return protocol === 'https:' && CONNECTING_SITES.some( ( site ) => hostname === site || hostname.endsWith( `.${ site }` ) );
}

/**
 * The address at which the store is connected, with what the page there needs to know.
 *
 * @param url     Address that the server named.
 * @param details Names of the installed plugins and the colours of the user's admin.
 * @return Undefined for an address of another site, which is not opened.
 */
export function connectAddress( url: string, details: Readonly< Record< string, string > > ): string | undefined {
	const target = url === '' ? undefined : toUrl( url );
	if ( ! target || ( ! isKnownSite( target ) && target.origin !== window.location.origin ) ) {
		return undefined;
	}
	Object.entries( { installed_ext_success: '1', ...details } ).forEach( ( [ name, value ] ) => target.searchParams.set( name, value ) );
	return target.href;
}
