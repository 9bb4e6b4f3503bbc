import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { canOpenMediaLibrary, openMediaLibrary } from '../index';

const page = window as unknown as Record< string, unknown >;

function makeLibrary( chosen: unknown ) {
	const listeners: Record< string, () => void > = {};
	const media = jest.fn( ( _options: object ) => ( {
		on: ( event: string, listener: () => void ) => ( listeners[ event ] = listener ),
		open: () => {},
		state: () => ( { get: () => ( { first: () => chosen && { toJSON: () => chosen } } ) } ),
	} ) );
	page[ 'wp' ] = { media };
	return { media, choose: () => listeners[ 'select' ]?.() };
}

const texts = { title: 'Logo', pick: 'Use as logo' };

afterEach( () => {
	page[ 'wp' ] = undefined;
} );

describe( 'the media library', () => {
	test( 'returns the chosen image', () => {
		const { media, choose } = makeLibrary( { url: 'http://store.test/logo.png', alt: 'Mugs' } );
		const onChoose = jest.fn();
		openMediaLibrary( texts, onChoose );
		choose();
		expect( onChoose ).toHaveBeenCalledWith( { url: 'http://store.test/logo.png', alt: 'Mugs' } );
		expect( media ).toHaveBeenCalledWith( expect.objectContaining( { title: 'Logo', multiple: false } ) );
	} );

	test.each( [ [ undefined ], [ {} ], [ 'nonsense' ] ] )( 'returns nothing for the choice %j', ( chosen ) => {
		const { choose } = makeLibrary( chosen );
		const onChoose = jest.fn();
		openMediaLibrary( texts, onChoose );
		choose();
		expect( onChoose ).not.toHaveBeenCalled();
	} );

	test( 'is known to be missing', () => {
		expect( canOpenMediaLibrary() ).toBe( false );
		expect( () => openMediaLibrary( texts, () => {} ) ).toThrow( 'missing' );
	} );
} );
