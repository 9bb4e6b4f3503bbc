import { expect, test } from '@jest/globals';
import { installingStore } from '../extension-stores/installing/store';
import { productFieldsStore } from '../extension-stores/product-fields/store';
import { subscriptionNoticesStore } from '../extension-stores/subscription-notices/store';
import { makeRegistry } from './make-registry';

test( 'the store of product fields registers fields by name', async () => {
	const registry = makeRegistry();
	await registry.dispatch( productFieldsStore ).registerProductField( { name: 'colour', type: 'text' } );
	expect( registry.select( productFieldsStore ).getProductField( 'colour' ) ).toEqual( { name: 'colour', type: 'text' } );
	expect( registry.select( productFieldsStore ).getRegisteredProductFields() ).toEqual( [ 'colour' ] );
} );

test( 'the store of installations marks a product until its installation stops', async () => {
	const registry = makeRegistry();
	const { startInstalling, stopInstalling } = registry.dispatch( installingStore );
	await startInstalling( 'a' );
	await startInstalling( 'a' );
	expect( registry.select( installingStore ).isInstalling( 'a' ) ).toBe( true );
	await stopInstalling( 'a' );
	expect( registry.select( installingStore ).isInstalling( 'a' ) ).toBe( false );
} );

test( 'the store of subscription notices replaces the notice of a product', async () => {
	const registry = makeRegistry();
	const { addNotice, removeNotice } = registry.dispatch( subscriptionNoticesStore );
	await addNotice( 'a', 'First', 'info' );
	await addNotice( 'a', 'Second', 'error', { actions: [] } );
	const { notices, getNotice } = registry.select( subscriptionNoticesStore );
	expect( notices() ).toEqual( [ { productKey: 'a', message: 'Second', status: 'error', options: { actions: [] } } ] );
	expect( getNotice( 'a' ) ).toMatchObject( { message: 'Second' } );
	await removeNotice( 'a' );
	expect( notices() ).toEqual( [] );
} );
