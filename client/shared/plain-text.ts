/** The words of a text that may hold markup. Nothing in it is loaded or run. */
export function plainText( html: string ): string {
	if ( ! /[<&]/.test( html ) ) {
		return html.trim();
	}
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	body.querySelectorAll( 'script, style' ).forEach( ( element ) => element.remove() );
	return ( body.textContent ?? '' ).replace( /\s+/g, ' ' ).trim();
}
