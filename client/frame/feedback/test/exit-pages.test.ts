import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { addExitPage, removeExitPage, takeExitPage } from '../exit-pages';

const KEY = 'customer-effort-score-exit-page';
const stored = (): unknown => JSON.parse( window.localStorage.getItem( KEY ) ?? 'null' );

afterEach( () => {
	jest.restoreAllMocks();
	window.localStorage.clear();
} );

describe( 'screens that were left', () => {
	test( 'are kept in the list that the host keeps, each once, the latest last', () => {
		window.localStorage.setItem( KEY, '["settings_change","import_products"]' );
		addExitPage( 'settings_change' );
		expect( stored() ).toEqual( [ 'import_products', 'settings_change' ] );
	} );

	test( 'are ten at most', () => {
		Array.from( { length: 14 }, ( _none, index ) => addExitPage( `page-${ index }` ) );
		expect( stored() ).toEqual( Array.from( { length: 10 }, ( _none, index ) => `page-${ index + 4 }` ) );
	} );

	test( 'are forgotten when what was begun is done', () => {
		addExitPage( 'settings_change' );
		removeExitPage( 'settings_change' );
		expect( stored() ).toEqual( [] );
	} );

	test( 'give one question, about the latest, and are all forgotten then', () => {
		[ 'shop_order_update', 'settings_change' ].forEach( addExitPage );
		expect( takeExitPage( undefined ) ).toBe( 'settings_change' );
		expect( takeExitPage( undefined ) ).toBeUndefined();
	} );

	test( 'do not count the one that one is on', () => {
		[ 'shop_order_update', 'settings_change' ].forEach( addExitPage );
		expect( takeExitPage( 'settings_change' ) ).toBe( 'shop_order_update' );
		expect( stored() ).toEqual( [ 'settings_change' ] );
	} );

	test.each( [ '', 'broken', '{}', 'null', '[1,null,{}]' ] )( 'are none when the storage holds %p', ( value ) => {
		window.localStorage.setItem( KEY, value );
		expect( takeExitPage( undefined ) ).toBeUndefined();
	} );

	test( 'are none where the browser refuses storage', () => {
		const refuse = () => {
			throw new Error( 'No.' );
		};
		jest.spyOn( Storage.prototype, 'getItem' ).mockImplementation( refuse );
		jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( refuse );
		addExitPage( 'settings_change' );
		expect( takeExitPage( undefined ) ).toBeUndefined();
	} );
} );
