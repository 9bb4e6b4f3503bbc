import { afterEach, describe, expect, test } from '@jest/globals';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { onRest, restError } from '../../../../../../tests/js/fake-rest';
import { makeRegistry } from '../../../test/make-registry';
import { navigationStore } from '../store';

async function open() {
	const registry = makeRegistry();
	await registry.dispatch( navigationStore ).finishResolution( 'getFavorites', [] );
	return { select: registry.select( navigationStore ), dispatch: registry.dispatch( navigationStore ) };
}

afterEach( () => {
	removeFilter( 'woocommerce_navigation_menu_items', 'tests' );
	removeFilter( 'woocommerce_admin_persisted_queries', 'tests' );
	window.history.replaceState( null, '', '/' );
} );

describe( 'the store of navigation', () => {
	test( 'gives menu items by id, after the filter', async () => {
		addFilter( 'woocommerce_navigation_menu_items', 'tests', ( items ) => ( { ...( items as object ), c: { id: 'c' } } ) );
		const { select, dispatch } = await open();
		await dispatch.setMenuItems( [ { id: 'a' } ] );
		await dispatch.addMenuItems( [ { id: 'b' } ] );
		expect( Object.keys( select.getMenuItems() ) ).toEqual( [ 'a', 'b', 'c' ] );
	} );

	test( 'marks a favorite at once, and removes the mark when the server refuses', async () => {
		const { select, dispatch } = await open();
		onRest( 'POST /wc-admin/navigation/favorites/me', [ 'a' ] );
		onRest( 'DELETE /wc-admin/navigation/favorites/me', restError( 404, 'rest_no_route', 'No route.' ) );
		const marked = dispatch.addFavorite( 'a' );
		expect( select.getFavorites() ).toEqual( [ 'a' ] );
		await marked;
		const removed = dispatch.removeFavorite( 'a' );
		expect( select.getFavorites() ).toEqual( [] );
		await expect( removed ).rejects.toMatchObject( { status: 404 } );
		expect( select.getFavorites() ).toEqual( [ 'a' ] );
	} );
} );

test( 'getPersistedQuery keeps the names that extensions add on each page', async () => {
	addFilter( 'woocommerce_admin_persisted_queries', 'tests', ( names ) => [ ...( names as string[] ), 'shop' ] );
	window.history.replaceState( null, '', '/wp-admin/admin.php?page=wc-settings&shop=2' );
	const { select } = await open();
	expect( select.getPersistedQuery() ).toEqual( { shop: '2' } );
} );

test( 'getPersistedQuery reads the address', async () => {
	window.history.replaceState( null, '', '/wp-admin/admin.php?page=wc-admin&period=week&path=/x' );
	const { select, dispatch } = await open();
	await dispatch.onLoad();
	expect( select.getPersistedQuery() ).toEqual( { period: 'week' } );
	window.history.replaceState( null, '', '/wp-admin/admin.php?page=wc-admin&compare=none' );
	await dispatch.onHistoryChange();
	expect( select.getPersistedQuery() ).toEqual( { compare: 'none' } );
} );
