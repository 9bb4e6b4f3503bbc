import { expect, test } from '@jest/globals';
import { createReduxStore, createRegistry } from '@wordpress/data';
import { noticesStore, registerStores } from '../index';
import { optionsStore } from '../stores/options/store';

test( 'registerStores leaves a store alone whose name the page has already', () => {
	const registry = createRegistry();
	registry.register( createReduxStore( 'wc/admin/options', { reducer: () => ( {} ), selectors: { getOption: () => 'of the page' } } ) );
	registerStores( registry );
	expect( registry.select( optionsStore ).getOption( 'a' ) ).toBe( 'of the page' );
	expect( registry.select( noticesStore ).getNotices() ).toEqual( [] );
} );

test( 'registerStores changes nothing when it is called twice', () => {
	const registry = createRegistry();
	registerStores( registry );
	void registry.dispatch( noticesStore ).createInfoNotice( 'Still here' );
	registerStores( registry );
	expect( registry.select( noticesStore ).getNotices() ).toHaveLength( 1 );
} );
