import { describe, expect, test } from '@jest/globals';
import { makeTask } from '../../../../tests/js/factories/make-task';
import { headerPlace } from '../header-place';
import type { SetupProgress } from '../../../shared/setup-progress';
import { remindedSteps, visiblePanels, visibleSiteLink } from '../visible-items';

const MANAGER = { canManage: true, hasPanels: true };
const OPEN: SetupProgress = { isActive: true, tasks: [], completed: 0 };
const DONE: SetupProgress = { isActive: false, tasks: undefined, completed: 0 };

const app = ( query: Record< string, string > = {} ) => headerPlace( false, { page: 'wc-admin', ...query }, '/wp-admin/admin.php' );
const classic = ( query: Record< string, string >, file = 'admin.php' ) => headerPlace( true, query, `/wp-admin/${ file }` );

describe( 'visiblePanels', () => {
	test.each( [
		[ 'Home', app(), [ 'help' ] ],
		[ 'a task on Home', app( { task: 'tax' } ), [ 'help' ] ],
		[ 'a report', app( { path: '/analytics/revenue' } ), [ 'activity', 'setup' ] ],
		[ 'the product editor', app( { path: '/add-product' } ), [] ],
		[ 'an edited product', app( { path: '/product/7' } ), [] ],
		[ 'the orders', classic( { page: 'wc-orders' } ), [ 'activity', 'setup' ] ],
		[ 'the settings', classic( { page: 'wc-settings', tab: 'tax' } ), [ 'history' ] ],
		[ 'a new product', classic( { post_type: 'product' }, 'post-new.php' ), [ 'activity', 'feedback', 'setup' ] ],
		[ 'a new post of another kind', classic( { post_type: 'shop_coupon' }, 'post-new.php' ), [ 'activity', 'setup' ] ],
		[
			'a classic page on which a task is done',
			classic( { post_type: 'product', wc_onboarding_active_task: 'products' }, 'post-new.php' ),
			[ 'feedback', 'setup', 'help' ],
		],
	] )( 'shows the panels of %s', ( _name, place, panels ) => {
		expect( visiblePanels( place, MANAGER, OPEN ) ).toEqual( panels );
	} );

	test( 'shows no set-up panel when the set-up is done', () => {
		expect( visiblePanels( classic( { page: 'wc-orders' } ), MANAGER, DONE ) ).toEqual( [ 'activity' ] );
	} );

	test( 'shows no panel to a user who only handles orders', () => {
		expect( visiblePanels( classic( { page: 'wc-orders' } ), { canManage: false, hasPanels: true }, OPEN ) ).toEqual( [] );
		expect( visiblePanels( app(), { canManage: false, hasPanels: true }, OPEN ) ).toEqual( [] );
	} );

	test( 'shows no panel and no site link when the host switched the panels off', () => {
		expect( visiblePanels( app(), { canManage: true, hasPanels: false }, OPEN ) ).toEqual( [] );
		expect( visibleSiteLink( app(), { canManage: true, hasPanels: false } ) ).toBeUndefined();
	} );
} );

describe( 'visibleSiteLink', () => {
	test.each( [
		[ 'Home', app(), 'store' ],
		[ 'a task', app( { task: 'tax' } ), 'store' ],
		[ 'the task of choosing a theme', app( { task: 'appearance' } ), 'site' ],
		[ 'a report', app( { path: '/analytics/revenue' } ), undefined ],
		[ 'a classic page', classic( { page: 'wc-orders' } ), undefined ],
	] )( 'finds the link of %s', ( _name, place, link ) => {
		expect( visibleSiteLink( place, MANAGER ) ).toBe( link );
	} );
} );

describe( 'remindedSteps', () => {
	const progress = ( completed: number, all: number ): SetupProgress => ( {
		isActive: completed < all,
		tasks: Array.from( { length: all }, () => makeTask() ),
		completed,
	} );
	const settings = classic( { page: 'wc-settings' } );

	test( 'counts the steps that are left', () => {
		expect( remindedSteps( settings, progress( 3, 5 ) ) ).toBe( 2 );
	} );

	test.each( [
		[ 'before the first step is done', settings, progress( 0, 5 ) ],
		[ 'after the last step', settings, progress( 5, 5 ) ],
		[ 'while the tasks are loading', settings, OPEN ],
		[ 'on Home', app(), progress( 3, 5 ) ],
		[ 'where the tab “Finish setup” says the same', classic( { page: 'wc-orders' } ), progress( 3, 5 ) ],
		[ 'while a task is worked on', classic( { page: 'wc-settings', wc_onboarding_active_task: 'tax' } ), progress( 3, 5 ) ],
	] )( 'SM1: is 0 %s', ( _name, place, setup ) => {
		expect( remindedSteps( place, setup ) ).toBe( 0 );
	} );
} );
