/** Elements that begin a new line, so that the words before and after them need a space between them. */
const LINES = 'p, div, br, li, h1, h2, h3, h4, h5, h6, td, th, blockquote';

/** The text of an HTML string without its tags. Nothing in it is loaded or run. */
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

/** The beginning of a text, cut between words if it has several. */
export function shorten( text: string, length: number ): string {
	if ( text.length <= length ) {
		return text;
	}
	const start = text.slice( 0, length );
	const gap = start.lastIndexOf( ' ' );
	return `${ start.slice( 0, gap > length / 2 ? gap : length ).replace( /[\s.,;:!?]+$/, '' ) }…`;
}

/** Decodes the entities of a name: the server sends `&` as `&amp;`. Tags stay, as text. */
export function decodeText( text: string ): string {
	if ( ! text.includes( '&' ) ) {
		return text;
	}
	// A separate document, in which nothing is loaded or run.
	const area = document.implementation.createHTMLDocument( '' ).createElement( 'textarea' );
	area.innerHTML = text;
	return area.value;
}
