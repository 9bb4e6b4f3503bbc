import { describe, expect, it } from '@jest/globals';
import { decodeText, plainText, shorten } from '../plain-text';

describe( 'plainText', () => {
	it( 'removes tags and scripts', () => {
		expect( plainText( '<p>Good <script>alert(1)</script>\n <b>value</b> &amp; fast</p>' ) ).toBe( 'Good value & fast' );
	} );

	it( 'puts a space between lines, but not between inline elements', () => {
		expect( plainText( '<p>One</p><ul><li>Two</li><li>T<b>hree</b></li></ul>Four<br>Five' ) ).toBe( 'One Two Three Four Five' );
	} );
} );

describe( 'decodeText', () => {
	it.each( [
		[ 'Salt &amp; pepper', 'Salt & pepper' ],
		[ 'Café &#8211; großes Stück', 'Café – großes Stück' ],
		[ '<b>Bold</b> &amp; <script>x</script>', '<b>Bold</b> & <script>x</script>' ],
		[ '</textarea><img src=x onerror=x> &amp;', '</textarea><img src=x onerror=x> &' ],
		[ 'R & B', 'R & B' ],
		[ '', '' ],
	] )( 'decodes %s', ( text, typed ) => {
		expect( decodeText( text ) ).toBe( typed );
	} );
} );

describe( 'the beginning of a text', () => {
	it.each( [
		[ 'short', 10, 'short' ],
		[ 'one two three four', 10, 'one two…' ],
		[ 'One two. Three four', 10, 'One two…' ],
		[ 'x'.repeat( 20 ), 10, `${ 'x'.repeat( 10 ) }…` ],
	] )( 'cuts %s between words if it has several', ( text, length, beginning ) => {
		expect( shorten( text, length ) ).toBe( beginning );
	} );
} );
