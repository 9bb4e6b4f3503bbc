import { describe, expect, it } from '@jest/globals';
import { comparePages } from '../compare-pages';
import { factsOf, place } from './facts';

describe( 'comparePages', () => {
	it( 'returns nothing for equal pages', () => {
		expect( comparePages( { facts: factsOf() }, { facts: factsOf() } ) ).toEqual( [] );
	} );

	it.each( [ 'address', 'status', 'title', 'heading' ] as const )( 'returns both values of a different %s', ( about ) => {
		const host = factsOf( { [ about ]: 'theirs' } );
		const ours = factsOf( { [ about ]: 'ours' } );
		expect( comparePages( { facts: host }, { facts: ours } ) ).toEqual( [ { about, host: [ 'theirs' ], ours: [ 'ours' ] } ] );
	} );

	it.each( [
		'loading',
		'pageErrors',
		'console',
		'failedRequests',
		'menu',
		'bodyClasses',
		'headerItems',
		'tasks',
		'notes',
		'text',
	] as const )( 'returns values that only one app has: %s', ( about ) => {
		const host = factsOf( { [ about ]: [ 'both', 'theirs' ] } );
		const ours = factsOf( { [ about ]: [ 'both' ] } );
		expect( comparePages( { facts: host }, { facts: ours } ) ).toEqual( [ { about, host: [ 'theirs' ], ours: [] } ] );
	} );

	it( 'returns elements that moved', () => {
		const host = factsOf( { places: [ place( 'h1 Title', 0, 0 ) ] } );
		const ours = factsOf( { places: [ place( 'h1 Title', 0, 50 ) ] } );
		expect( comparePages( { facts: host }, { facts: ours } ).map( ( { about } ) => about ) ).toEqual( [ 'places' ] );
	} );

	it( 'returns a page that opens with one app only, and nothing when it hangs with both', () => {
		const hung = { failure: 'not done after 60 s' };
		expect( comparePages( { facts: factsOf() }, hung ) ).toEqual( [ { about: 'opening', host: [], ours: [ 'not done after 60 s' ] } ] );
		expect( comparePages( hung, hung ) ).toEqual( [] );
	} );
} );
