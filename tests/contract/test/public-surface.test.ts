import { describe, expect, test } from '@jest/globals';
import { createRegistry } from '@wordpress/data';
import { registerStores, type PublicStores } from '@store-admin/data';
import surface from '../public-surface.json';

/** Fails to compile when a store of the list has no type for extension authors. */
type Untyped = Exclude< keyof typeof surface.stores, keyof PublicStores >;
const isTyped: [ Untyped ] extends [ never ] ? true : never = true;

const registry = createRegistry();
registerStores( registry );

describe.each( Object.entries( surface.stores ) )( 'store %s', ( name, { selectors, actions } ) => {
	const offered = {
		selectors: Object.keys( registry.select( name ) ?? {} ),
		actions: Object.keys( registry.dispatch( name ) ?? {} ),
	};

	test( 'The store has every public selector', () => {
		expect( selectors.filter( ( selector ) => ! offered.selectors.includes( selector ) ) ).toEqual( [] );
	} );

	test( 'The store has every public action', () => {
		expect( actions.filter( ( action ) => ! offered.actions.includes( action ) ) ).toEqual( [] );
	} );
} );

test( 'Every public store has a type', () => {
	expect( isTyped ).toBe( true );
} );
