import { describe, expect, it } from '@jest/globals';
import { toHostChange } from '../read-ours';

describe( 'toHostChange', () => {
	it.each( [
		[ 'up 56%', '56%' ],
		[ 'up 57%, which is worse', '57%' ],
		[ 'down 29%, which is better', '-29%' ],
		[ 'no change', '0%' ],
		[ 'new', 'new' ],
		[ '', '' ],
	] )( 'turns "%s" into "%s"', ( ours, host ) => {
		expect( toHostChange( ours ) ).toBe( host );
	} );
} );
