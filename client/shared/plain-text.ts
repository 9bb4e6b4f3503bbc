/** What begins and ends a line, so that the words on its two sides are not one. */
const LINES = 'p, div, br, li, h1, h2, h3, h4, h5, h6, td, th, blockquote';

/** The words of a text that may hold markup. Nothing in it is loaded or run. */
export function plainText( html: string ): string {
	if ( ! /[<&]/.test( html ) ) {
		return html.trim();
	}
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	body.querySelectorAll( 'script, style' ).forEach( ( element ) => element.remove() );
	for ( const line of body.querySelectorAll( LINES ) ) {
		line.before( ' ' );
		line.after( ' ' );
	}
	return ( body.textContent ?? '' ).replace( /\s+/g, ' ' ).trim();
}

/** The beginning of a text, cut between words where it has any. */
export function shorten( text: string, length: number ): string {
	if ( text.length <= length ) {
		return text;
	}
	const start = text.slice( 0, length );
	const gap = start.lastIndexOf( ' ' );
	return `${ start.slice( 0, gap > length / 2 ? gap : length ).replace( /[\s.,;:!?]+$/, '' ) }…`;
}

/** A name as it was typed: the server writes `&` as `&amp;`. Markup in it stays, as words. */
export function decodeText( text: string ): string {
	if ( ! text.includes( '&' ) ) {
		return text;
	}
	// In a document of its own, where nothing is loaded or run.
	const area = document.implementation.createHTMLDocument( '' ).createElement( 'textarea' );
	area.innerHTML = text;
	return area.value;
}
