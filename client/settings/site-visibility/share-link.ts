/**
 * The private link: an address of the site with the secret in its query.
 *
 * @param address The page that the link opens. With plain permalinks it has a query.
 * @param key     The secret.
 */
export function shareLink( address: string, key: string ): string {
	// Not with URL, which writes a domain name such as bücher.example in another alphabet.
	const [ page = '', ...hash ] = address.split( '#' );
	return [ `${ page }${ page.includes( '?' ) ? '&' : '?' }woo-share=${ encodeURIComponent( key ) }`, ...hash ].join( '#' );
}
