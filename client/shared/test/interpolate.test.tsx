import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { interpolate } from '../interpolate';

function htmlOf( text: string ): string {
	// eslint-disable-next-line jsx-a11y/anchor-has-content -- the sentence brings it.
	return render( <p>{ interpolate( text, { link: <a href="/tos" />, b: <b />, icon: <i /> } ) }</p> ).container.innerHTML;
}

describe( 'interpolate', () => {
	it.each( [
		[ 'Read {{link}}our terms{{/link}}.', '<p>Read <a href="/tos">our terms</a>.</p>' ],
		[ '{{b}}Very {{link}}deep{{/link}}{{/b}} {{icon/}}', '<p><b>Very <a href="/tos">deep</a></b> <i></i></p>' ],
		[ 'Nothing', '<p>Nothing</p>' ],
		[ 'Read {{link}}our terms', '<p>Read {{link}}our terms</p>' ],
		[ 'Read {{/link}}', '<p>Read {{/link}}</p>' ],
		[ 'Read {{constructor}}x{{/constructor}}', '<p>Read {{constructor}}x{{/constructor}}</p>' ],
	] )( 'of %p', ( text, expected ) => {
		expect( htmlOf( text ) ).toBe( expected );
	} );
} );
