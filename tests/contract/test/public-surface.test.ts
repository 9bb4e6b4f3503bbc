import { describe, expect, test } from '@jest/globals';
import { createRegistry } from '@wordpress/data';
import { registerStores } from '@store-admin/data';
import surface from '../public-surface.json';

const registry = createRegistry();
registerStores( registry );

describe.each( Object.entries( surface.stores ) )( 'store %s', ( name, { selectors, actions } ) => {
	const offered = {
		selectors: Object.keys( registry.select( name ) ?? {} ),
		actions: Object.keys( registry.dispatch( name ) ?? {} ),
	};

	test( 'has every public selector', () => {
		expect( selectors.filter( ( selector ) => ! offered.selectors.includes( selector ) ) ).toEqual( [] );
	} );

	test( 'has every public action', () => {
		expect( actions.filter( ( action ) => ! offered.actions.includes( action ) ) ).toEqual( [] );
	} );
} );
