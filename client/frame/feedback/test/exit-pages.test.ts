import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { addExitPage, removeExitPage, takeExitPage } from '../exit-pages';

const KEY = 'customer-effort-score-exit-page';
const stored = (): unknown => JSON.parse( window.localStorage.getItem( KEY ) ?? 'null' );

afterEach( () => {
	jest.restoreAllMocks();
	window.localStorage.clear();
} );

describe( 'The list of left screens', () => {
	test( 'is the one that the host stores, with each screen once and the latest last', () => {
		window.localStorage.setItem( KEY, '["settings_change","import_products"]' );
		addExitPage( 'settings_change' );
		expect( stored() ).toEqual( [ 'import_products', 'settings_change' ] );
	} );

	test( 'has ten screens at most', () => {
		Array.from( { length: 14 }, ( _none, index ) => addExitPage( `page-${ index }` ) );
		expect( stored() ).toEqual( Array.from( { length: 10 }, ( _none, index ) => `page-${ index + 4 }` ) );
	} );

	test( 'loses a screen whose input was saved', () => {
		addExitPage( 'settings_change' );
		removeExitPage( 'settings_change' );
		expect( stored() ).toEqual( [] );
	} );

	test( 'gives the latest screen and is empty then', () => {
		[ 'shop_order_update', 'settings_change' ].forEach( addExitPage );
		expect( takeExitPage( undefined ) ).toBe( 'settings_change' );
		expect( takeExitPage( undefined ) ).toBeUndefined();
	} );

	test( 'keeps the current screen', () => {
		[ 'shop_order_update', 'settings_change' ].forEach( addExitPage );
		expect( takeExitPage( 'settings_change' ) ).toBe( 'shop_order_update' );
		expect( stored() ).toEqual( [ 'settings_change' ] );
	} );

	test.each( [ '', 'broken', '{}', 'null', '[1,null,{}]' ] )( 'is empty when the storage has %p', ( value ) => {
		window.localStorage.setItem( KEY, value );
		expect( takeExitPage( undefined ) ).toBeUndefined();
	} );

	test( 'is empty where the browser refuses storage', () => {
		const refuse = () => {
			throw new Error( 'No.' );
		};
		jest.spyOn( Storage.prototype, 'getItem' ).mockImplementation( refuse );
		jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( refuse );
		addExitPage( 'settings_change' );
		expect( takeExitPage( undefined ) ).toBeUndefined();
	} );
} );
