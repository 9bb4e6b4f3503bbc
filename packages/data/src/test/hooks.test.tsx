import { expect, test } from '@jest/globals';
import { createReduxStore, createRegistry, RegistryProvider } from '@wordpress/data';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { makeNote } from '../../../../tests/js/factories/make-note';
import { makeTask } from '../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../tests/js/factories/make-task-list';
import { makeUser } from '../../../../tests/js/factories/make-user';
import { answer, onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { bootWith } from '../../../../tests/js/render';
import {
	useLowStockCount,
	useNoteActions,
	useNotes,
	useNotices,
	useOptions,
	useOrdersToProcess,
	usePluginsState,
	useReviewsToModerate,
	useTaskActions,
	useTaskLists,
	useUpdateOptions,
	useUpdateUserPreferences,
	useUserPreferences,
	registerStores,
} from '../index';
import { makeRegistry } from './make-registry';

function inPage< Result >( hook: () => Result, registry = makeRegistry() ) {
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	return renderHook( hook, { wrapper } ).result;
}

test( 'useTaskLists is pending, failed, ready after a retry, and shows a change', async () => {
	onRest( 'GET /wc-admin/onboarding/tasks', restError( 500, 'broken', 'Broken.' ) );
	const result = inPage( () => ( { ...useTaskLists(), ...useTaskActions() } ) );
	expect( result.current.taskLists ).toEqual( { status: 'pending' } );
	await waitFor( () => expect( result.current.taskLists ).toMatchObject( { status: 'failed', error: { code: 'broken' } } ) );
	onRest( 'GET /wc-admin/onboarding/tasks', [ makeTaskList( { tasks: [ makeTask( { id: 'tax' } ) ] } ) ] );
	act( () => result.current.retry() );
	await waitFor( () => expect( result.current.taskLists ).toMatchObject( { status: 'ready', isRefreshing: false } ) );
	await act( async () => result.current.optimisticallyCompleteTask( 'tax' ) );
	expect( result.current.taskLists ).toMatchObject( { data: [ { tasks: [ { id: 'tax', isComplete: true } ] } ] } );
	act( () => result.current.retry() );
	expect( result.current.taskLists ).toMatchObject( { status: 'ready', isRefreshing: true } );
	await waitFor( () => expect( result.current.taskLists ).toMatchObject( { isRefreshing: false } ) );
} );

test( 'useTaskLists works with a store of the host whose resolvers do not throw', async () => {
	const registry = createRegistry();
	registry.register(
		createReduxStore( 'wc/admin/onboarding', {
			reducer: () => ( {} ),
			selectors: {
				getTaskLists: () => [],
				getOnboardingError: () => ( { code: 'broken', message: 'Broken.', data: { status: 500 } } ),
			},
			actions: {
				dismissTask: () => async () => Promise.reject( new Error( 'Bare.' ) ),
			},
			resolvers: { getTaskLists: () => async () => Promise.resolve() },
		} )
	);
	registerStores( registry );
	const result = inPage( () => ( { ...useTaskLists(), ...useTaskActions() } ), registry );
	await waitFor( () =>
		expect( result.current.taskLists ).toMatchObject( { status: 'failed', error: { name: 'ApiError', status: 500 } } )
	);
	await expect( result.current.dismissTask( 'tax' ) ).rejects.toMatchObject( { name: 'ApiError', message: 'Bare.' } );
} );

const COMING_SOON = 'woocommerce_coming_soon';
const LAYOUT = 'woocommerce_default_homepage_layout';

test( 'useOptions gives all options as one parsed value', async () => {
	onRest( 'GET /wc-admin/options', { [ COMING_SOON ]: 'yes', [ LAYOUT ]: false } );
	onRest( 'POST /wc-admin/options', restError( 403, 'refused', 'No.' ) );
	const names = [ COMING_SOON, LAYOUT ] as const;
	const result = inPage( () => ( { ...useOptions( names ), update: useUpdateOptions() } ) );
	expect( result.current.options ).toEqual( { status: 'pending' } );
	const data = { [ COMING_SOON ]: true, [ LAYOUT ]: '' };
	await waitFor( () => expect( result.current.options ).toEqual( { status: 'ready', data, isRefreshing: false } ) );
	await act( async () =>
		expect( result.current.update( { [ COMING_SOON ]: 'no' } ) ).rejects.toMatchObject( { code: 'refused', status: 403 } )
	);
	expect( result.current.options ).toMatchObject( { data } );
} );

test.each( [
	[ 'failed', restError( 500, 'broken', 'Broken.' ) ],
	[ 'have another shape', { [ COMING_SOON ]: [ 'soon' ] } ],
] )( 'useOptions requests options again that %s', async ( _what, first ) => {
	onRest( 'GET /wc-admin/options', first );
	const names = [ COMING_SOON ] as const;
	const result = inPage( () => useOptions( names ) );
	await waitFor( () => expect( result.current.options ).toMatchObject( { status: 'failed' } ) );
	onRest( 'GET /wc-admin/options', { [ COMING_SOON ]: 'yes' } );
	act( () => result.current.retry() );
	await waitFor( () => expect( result.current.options ).toMatchObject( { status: 'ready', data: { [ COMING_SOON ]: true } } ) );
} );

test( 'useUserPreferences gives the preferences once the user is loaded, with those that are being saved', async () => {
	onRest( 'GET /wp/v2/users/me', makeUser( { homepage_layout: 'two_columns' } ) );
	onRest( 'POST /wp/v2/users/1', makeUser() );
	const names = [ 'homepage_layout' ] as const;
	const result = inPage( () => ( { preferences: useUserPreferences( names ), update: useUpdateUserPreferences() } ) );
	expect( result.current.preferences ).toEqual( { status: 'pending' } );
	await waitFor( () => expect( result.current.preferences ).toMatchObject( { data: { homepage_layout: 'two_columns' } } ) );
	await act( async () => result.current.update( { homepage_layout: 'single_column' } ) );
	expect( result.current.preferences ).toMatchObject( { data: { homepage_layout: 'single_column' } } );
} );

test( 'useUserPreferences fails when a preference has another shape', async () => {
	onRest( 'GET /wp/v2/users/me', makeUser( { homepage_stats: '["orders"]' } ) );
	const names = [ 'homepage_stats' ] as const;
	const result = inPage( () => useUserPreferences( names ) );
	await waitFor( () => expect( result.current ).toMatchObject( { status: 'failed', error: { code: 'wrong_shape' } } ) );
} );

test( 'useNotices creates and removes notices', async () => {
	const result = inPage( () => useNotices() );
	await act( async () => result.current.createNotice( 'error', 'Failed.', { id: 'a' } ) );
	expect( result.current.notices ).toMatchObject( [ { content: 'Failed.' } ] );
	await act( async () => result.current.removeNotice( 'a' ) );
	expect( result.current.notices ).toEqual( [] );
} );

test( 'useNotes is ready and empty when there are no notes', async () => {
	onRest( 'GET /wc-analytics/admin/notes', [] );
	const query = { page: 1 };
	const result = inPage( () => useNotes( query ) );
	await waitFor( () => expect( result.current.notes ).toEqual( { status: 'ready', data: [], isRefreshing: false } ) );
} );

test( 'useNoteActions puts a note away', async () => {
	onRest( 'GET /wc-analytics/admin/notes', [ makeNote( { id: 3 } ) ] );
	onRest( 'DELETE /wc-analytics/admin/notes/delete/3', makeNote( { id: 3, is_deleted: true } ) );
	const query = { page: 1 };
	const result = inPage( () => ( { ...useNotes( query ), ...useNoteActions() } ) );
	await waitFor( () => expect( result.current.notes ).toMatchObject( { data: [ { is_deleted: false } ] } ) );
	await act( async () => result.current.removeNote( 3 ) );
	expect( result.current.notes ).toMatchObject( { data: [ { is_deleted: true } ] } );
} );

test( 'usePluginsState reads active and installed plugins, each with its own failure', async () => {
	onRest( 'GET /wc-admin/plugins/active', { plugins: [ 'woocommerce' ] } );
	onRest( 'GET /wc-admin/plugins/installed', restError( 500, 'broken', 'Broken.' ) );
	const result = inPage( () => usePluginsState() );
	await waitFor( () => {
		expect( result.current.active ).toMatchObject( { status: 'ready', data: [ 'woocommerce' ] } );
		expect( result.current.installed ).toMatchObject( { status: 'failed' } );
	} );
} );

test( 'the hooks of counts read them one by one', async () => {
	onRest( 'GET /wc-analytics/orders', answer( 200, [], { 'X-WP-Total': '142' } ) );
	onRest( 'GET /wc-analytics/products/reviews', answer( 200, [], { 'X-WP-Total': '7' } ) );
	onRest( 'GET /wc-analytics/products/count-low-in-stock', { total: 10 } );
	const statuses = [ 'processing', 'on-hold' ];
	const result = inPage( () => [ useOrdersToProcess( statuses ), useReviewsToModerate(), useLowStockCount() ] );
	await waitFor( () => expect( result.current ).toMatchObject( [ { data: 142 }, { data: 7 }, { data: 10 } ] ) );
} );

test( 'the hooks of counts read one answer where the host has such a route, and keep null', async () => {
	onRest( 'GET /wc-analytics/activity-panel/counts', { orders_to_fulfill: 142, reviews_to_moderate: null, low_stock: '10' } );
	const registry = makeRegistry();
	bootWith( { hasActivityCounts: true } );
	const statuses = [ 'processing', 'on-hold' ];
	const result = inPage( () => [ useOrdersToProcess( statuses ), useReviewsToModerate(), useLowStockCount() ], registry );
	await waitFor( () => expect( result.current ).toMatchObject( [ { data: 142 }, { data: null }, { data: 10 } ] ) );
	expect( restRequests() ).toHaveLength( 1 );
} );

test( 'the hooks of counts read them one by one when the user may not read them together', async () => {
	onRest( 'GET /wc-analytics/activity-panel/counts', restError( 403, 'forbidden', 'No.' ) );
	onRest( 'GET /wc-analytics/products/count-low-in-stock', { total: 10 } );
	const registry = makeRegistry();
	bootWith( { hasActivityCounts: true } );
	const result = inPage( () => useLowStockCount(), registry );
	await waitFor( () => expect( result.current ).toMatchObject( { data: 10 } ) );
} );
