import type { RunningSite } from '../start-options';

type Get = ( address: string, init?: RequestInit ) => Promise< Response >;

/** Signs in and returns a `fetch` that stays signed in and follows no redirects. */
export async function signIn( site: RunningSite, user: string = site.user ): Promise< Get > {
	const response = await fetch( `${ site.url }/wp-login.php`, {
		method: 'POST',
		redirect: 'manual',
		headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
		body: new URLSearchParams( { log: user, pwd: site.password, testcookie: '1' } ),
	} );
	const cookie = response.headers
		.getSetCookie()
		.map( ( line ) => line.split( ';' )[ 0 ] )
		.join( '; ' );
	if ( ! cookie.includes( 'wordpress_logged_in' ) ) {
		throw new Error( `${ user } could not sign in: ${ response.status }` );
	}
	return ( address, init = {} ) =>
		fetch( `${ site.url }${ address }`, { redirect: 'manual', ...init, headers: { ...init.headers, cookie } } );
}
