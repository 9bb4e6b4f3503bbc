import { describe, expect, it } from '@jest/globals';
import { splitMixedText } from '../mixed-text';

const sentence = ( text: string, places: readonly string[] ) =>
	splitMixedText( text, places ).map( ( part ) => ( part.place ? `[${ part.place }:${ part.text }]` : part.text ) );

describe( 'splitMixedText', () => {
	it.each( [
		[ '<title>Status</title> <rule/> <filter/>', [ '[title:Status]', '[rule:]', '[filter:]' ] ],
		[ '{{title}}Status{{/title}} {{rule /}} {{filter /}}', [ '[title:Status]', '[rule:]', '[filter:]' ] ],
		[ '{{ title }}Status{{ /title }} {{rule/}}{{ filter /}}', [ '[title:Status]', '[rule:]', '[filter:]' ] ],
		[ '<filter /> ist <rule /> bei <title>Status</title>', [ '[filter:]', 'ist', '[rule:]', 'bei', '[title:Status]' ] ],
		[ 'Status', [ 'Status', '[rule:]', '[filter:]' ] ],
		[ '', [ '[rule:]', '[filter:]' ] ],
		[ '<title>Less < more</title> <rule/>', [ '[title:Less < more]', '[rule:]', '[filter:]' ] ],
		[ '<title>Open <rule/>', [ '<title>Open', '[rule:]', '[filter:]' ] ],
		[ '{{title Status', [ '{{title Status', '[rule:]', '[filter:]' ] ],
	] )( 'splits %j', ( text, parts ) => {
		expect( sentence( text, [ 'rule', 'filter' ] ) ).toEqual( parts );
	} );
} );
