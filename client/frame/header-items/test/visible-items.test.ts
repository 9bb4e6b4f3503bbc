import { describe, expect, test } from '@jest/globals';
import { headerPlace } from '../header-place';
import type { SetupProgress } from '../setup-progress';
import { visiblePanels, visibleSiteLink } from '../visible-items';

const MANAGER = { canManage: true, hasPanels: true };
const OPEN: SetupProgress = { isActive: true, tasks: [], completed: 0 };
const DONE: SetupProgress = { isActive: false, tasks: undefined, completed: 0 };

const app = ( query: Record< string, string > = {} ) => headerPlace( false, { page: 'wc-admin', ...query }, '/wp-admin/admin.php' );
const classic = ( query: Record< string, string >, file = 'admin.php' ) => headerPlace( true, query, `/wp-admin/${ file }` );

describe( 'panels', () => {
	test.each( [
		[ 'Home', app(), [ 'help' ] ],
		[ 'a task on Home', app( { task: 'tax' } ), [ 'help' ] ],
		[ 'a report', app( { path: '/analytics/revenue' } ), [ 'activity', 'setup' ] ],
		[ 'the product editor', app( { path: '/add-product' } ), [] ],
		[ 'an edited product', app( { path: '/product/7' } ), [] ],
		[ 'the orders', classic( { page: 'wc-orders' } ), [ 'activity', 'setup' ] ],
		[ 'the settings', classic( { page: 'wc-settings', tab: 'tax' } ), [] ],
		[ 'a new product', classic( { post_type: 'product' }, 'post-new.php' ), [ 'activity', 'feedback', 'setup' ] ],
		[ 'a new post of another kind', classic( { post_type: 'shop_coupon' }, 'post-new.php' ), [ 'activity', 'setup' ] ],
		[
			'a classic page on which a task is done',
			classic( { post_type: 'product', wc_onboarding_active_task: 'products' }, 'post-new.php' ),
			[ 'feedback', 'setup', 'help' ],
		],
	] )( 'of %s', ( _name, place, panels ) => {
		expect( visiblePanels( place, MANAGER, OPEN ) ).toEqual( panels );
	} );

	test( 'without a set-up there is nothing to finish', () => {
		expect( visiblePanels( classic( { page: 'wc-orders' } ), MANAGER, DONE ) ).toEqual( [ 'activity' ] );
	} );

	test( 'somebody who only handles orders has none', () => {
		expect( visiblePanels( classic( { page: 'wc-orders' } ), { canManage: false, hasPanels: true }, OPEN ) ).toEqual( [] );
		expect( visiblePanels( app(), { canManage: false, hasPanels: true }, OPEN ) ).toEqual( [] );
	} );

	test( 'the host may have switched them off', () => {
		expect( visiblePanels( app(), { canManage: true, hasPanels: false }, OPEN ) ).toEqual( [] );
		expect( visibleSiteLink( app(), { canManage: true, hasPanels: false } ) ).toBeUndefined();
	} );
} );

describe( 'the page for customers', () => {
	test.each( [
		[ 'Home', app(), 'store' ],
		[ 'a task', app( { task: 'tax' } ), 'store' ],
		[ 'the task of choosing a theme', app( { task: 'appearance' } ), 'site' ],
		[ 'a report', app( { path: '/analytics/revenue' } ), undefined ],
		[ 'a classic page', classic( { page: 'wc-orders' } ), undefined ],
	] )( 'from %s', ( _name, place, link ) => {
		expect( visibleSiteLink( place, MANAGER ) ).toBe( link );
	} );
} );
