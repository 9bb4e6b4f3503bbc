import { beforeEach, expect, test } from '@jest/globals';
import { takePrintedAnswer } from '../printed-answer';

const print = ( printedAnswers: unknown ): void => {
	Reflect.set( window, 'storeAdminSettings', { printedAnswers } );
};

beforeEach( () => print( { 'POST /x {"location":"US"}': { providers: [] } } ) );

test( 'A printed answer is returned once, for the same route and body', () => {
	expect( takePrintedAnswer( '/x', { location: 'DE' } ) ).toBeUndefined();
	expect( takePrintedAnswer( '/y', { location: 'US' } ) ).toBeUndefined();
	expect( takePrintedAnswer( '/x', { location: 'US' } ) ).toEqual( { providers: [] } );
	expect( takePrintedAnswer( '/x', { location: 'US' } ) ).toBeUndefined();
} );

test.each( [ [ [] ], [ undefined ], [ 'text' ] ] )( 'Without printed answers (%j) nothing is returned', ( printed ) => {
	print( printed );
	expect( takePrintedAnswer( '/x', { location: 'US' } ) ).toBeUndefined();
} );
