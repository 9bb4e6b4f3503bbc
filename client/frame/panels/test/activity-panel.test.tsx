import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import * as components from '@wordpress/components';
import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { SlotFillRoot } from '@store-admin/extensibility';
import type { BootObject } from '../../../../tests/js/factories/make-settings';
import { makeNote } from '../../../../tests/js/factories/make-note';
import { makeTask } from '../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../tests/js/factories/make-task-list';
import { makeUser } from '../../../../tests/js/factories/make-user';
import { answer, onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { render } from '../../../../tests/js/render';
import { headerParts } from '../../../app/header-parts';

const NOTES = 'GET /wc-analytics/admin/notes';
const TASKS = 'GET /wc-admin/onboarding/tasks';
const COUNTS = 'GET /wc-analytics/activity-panel/counts';
const CLERK = {
	id: 1,
	name: 'Ada',
	capabilities: [ 'manage_woocommerce', 'read_private_shop_orders', 'read_private_products', 'edit_products', 'moderate_comments' ],
};

const ideas = ( changes = {} ) =>
	makeTaskList( {
		id: 'extended',
		displayProgressHeader: false,
		tasks: [ makeTask(), makeTask(), makeTask( { isComplete: true } ), makeTask( { isDismissed: true } ) ],
		...changes,
	} );
const done = () => makeTaskList( { isComplete: true } );

beforeEach( () => {
	onRest( NOTES, [ makeNote( { title: 'Welcome' } ) ] );
	onRest( 'GET /wp/v2/users/me', makeUser() );
	onRest( 'POST /wp/v2/users/1', makeUser() );
	onRest( TASKS, [ done(), ideas() ] );
	onRest( COUNTS, { orders: 3, reviews: 1, low_stock: 2 } );
} );
afterEach( () => {
	Reflect.deleteProperty( window, 'wp' );
} );

function open( settings: Partial< BootObject > = {}, extra = <></> ) {
	const onOpened = jest.fn();
	const page = render(
		<SlotFillRoot>
			<Suspense fallback={ null }>
				<headerParts.ActivityPanel onOpened={ onOpened } />
			</Suspense>
			{ extra }
		</SlotFillRoot>,
		{ settings: { hasActivityCounts: true, user: CLERK, ...settings } }
	);
	return { ...page, onOpened };
}

const row = ( name: RegExp ) => screen.findByRole( 'link', { name } );
const hrefOf = async ( name: RegExp ) => ( await row( name ) ).getAttribute( 'href' )?.replace( 'http://localhost/wp-admin/', '' );

describe( 'The list of waiting work', () => {
	test( 'links to the panels of Home', async () => {
		open();
		expect( await hrefOf( /Things to do next\s*You have 2 new things to do/ ) ).toBe( 'admin.php?page=wc-admin#extended_task_list' );
		expect( await hrefOf( /You have 3 orders to fulfill/ ) ).toBe( 'admin.php?page=wc-admin&opened_panel=orders-panel' );
		expect( await hrefOf( /You have 1 review to moderate/ ) ).toBe( 'admin.php?page=wc-admin&opened_panel=reviews-panel' );
		expect( await hrefOf( /You have 2 products low in stock/ ) ).toBe( 'admin.php?page=wc-admin&opened_panel=stock-panel' );
		expect( restRequests( COUNTS ) ).toHaveLength( 1 );
	} );

	test( 'leaves out counts that are 0 or not known', async () => {
		onRest( COUNTS, { orders: 0, reviews: null, low_stock: 0 } );
		onRest( TASKS, [ done(), ideas( { isHidden: true } ) ] );
		open();
		await screen.findByText( 'Welcome' );
		await waitFor( () => expect( restRequests( COUNTS ) ).toHaveLength( 1 ) );
		expect( screen.queryByText( /to fulfill|to moderate|low in stock|to do/ ) ).not.toBeInTheDocument();
	} );

	test( 'has no counts during the set-up, since Home does not show them then', async () => {
		onRest( TASKS, [ makeTaskList(), ideas() ] );
		open();
		await row( /Things to do next/ );
		expect( restRequests( COUNTS ) ).toEqual( [] );
	} );

	test( 'requests no counts for a user who may not see them', async () => {
		open( { user: { ...CLERK, capabilities: [ 'manage_woocommerce' ] } } );
		await row( /Things to do next/ );
		await screen.findByText( 'Welcome' );
		expect( restRequests( COUNTS ) ).toEqual( [] );
	} );

	test( 'requests each count alone on older hosts, and one that fails is left out', async () => {
		onRest( 'GET /wc-analytics/orders', answer( 200, [], { 'X-WP-Total': '142' } ) );
		onRest( 'GET /wc-analytics/products/reviews', restError( 500, 'broken', 'Broken.' ) );
		onRest( 'GET /wc-analytics/products/count-low-in-stock', { total: 0 } );
		open( { hasActivityCounts: false } );
		await row( /You have 142 orders to fulfill/ );
		expect( screen.queryByText( /to moderate/ ) ).not.toBeInTheDocument();
	} );

	test( 'does not delay the inbox when the tasks could not be loaded', async () => {
		onRest( TASKS, restError( 500, 'broken', 'Broken.' ) );
		open();
		await screen.findByText( 'Welcome' );
		expect( screen.queryByText( /Things to do/ ) ).not.toBeInTheDocument();
	} );

	test( 'shows the lines of extensions', async () => {
		Reflect.set( window, 'wp', { components } );
		open( {}, <components.Fill name="AbbreviatedNotification">Payout on its way</components.Fill> );
		expect( await screen.findByText( 'Payout on its way' ) ).toBeInTheDocument();
	} );
} );

describe( 'The inbox in the panel', () => {
	test( 'is loaded once, and the time of opening is saved', async () => {
		const { onOpened } = open();
		await screen.findByRole( 'heading', { name: /Welcome/ } );
		expect( onOpened ).toHaveBeenCalledTimes( 1 );
		await waitFor( () => expect( restRequests( 'POST /wp/v2/users/1' ) ).toHaveLength( 1 ) );
		const { woocommerce_meta: meta } = restRequests( 'POST /wp/v2/users/1' )[ 0 ]?.body as {
			woocommerce_meta: Record< string, string >;
		};
		expect( Number( meta[ 'activity_panel_inbox_last_read' ] ) ).toBeGreaterThan( Date.now() - 60000 );
	} );

	test( 'says that it is empty', async () => {
		onRest( NOTES, [] );
		open();
		expect( await screen.findByText( 'Your inbox is empty' ) ).toBeInTheDocument();
	} );

	test( 'says that it could not be loaded, and shows no error when the time was not saved', async () => {
		onRest( NOTES, restError( 500, 'broken', 'Broken.' ) );
		onRest( 'POST /wp/v2/users/1', restError( 403, 'forbidden', 'No.' ) );
		open();
		expect( await screen.findByText( 'There was an error getting your inbox.' ) ).toBeInTheDocument();
	} );
} );
