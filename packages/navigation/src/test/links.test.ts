import { beforeEach, describe, expect, test } from '@jest/globals';
import { bootWith, openUrl } from '../../../../tests/js/render';
import { getAdminLink, getNewPath, isHostTarget, toAppTarget, toUrl } from '../links';
import { toClientTarget } from '../navigate-to';

beforeEach( () => {
	bootWith( { adminUrl: 'http://localhost/shop2/wp-admin/' } );
	openUrl( 'http://localhost/shop2/wp-admin/admin.php?page=wc-admin&path=%2Fcustomers&period=week' );
} );

describe( 'getNewPath', () => {
	test( 'keeps the current page and query', () => {
		expect( getNewPath( { paged: 2 } ) ).toBe( 'admin.php?page=wc-admin&path=%2Fcustomers&period=week&paged=2' );
	} );

	test( 'leaves out the path of Home', () => {
		expect( getNewPath( {}, '/', {} ) ).toBe( 'admin.php?page=wc-admin' );
	} );

	test( 'removes a value that is set to undefined', () => {
		expect( getNewPath( { period: undefined }, '/marketing' ) ).toBe( 'admin.php?page=wc-admin&path=%2Fmarketing' );
	} );

	test( 'changes to another admin page', () => {
		expect( getNewPath( { tab: 'tax' }, '/', {}, 'wc-settings' ) ).toBe( 'admin.php?page=wc-settings&tab=tax' );
	} );
} );

test( 'getAdminLink gives an address of this site', () => {
	expect( getAdminLink( 'edit.php?post_type=product' ) ).toBe( 'http://localhost/shop2/wp-admin/edit.php?post_type=product' );
} );

describe( 'toAppTarget', () => {
	test.each( [
		[ 'admin.php?page=wc-admin', '/' ],
		[ 'admin.php?page=wc-admin&path=%2Fcustomers', '/customers' ],
		[ 'http://localhost/shop2/wp-admin/admin.php?page=wc-admin&path=/x', '/x' ],
	] )( 'parses %s as a page of the app', ( url, path ) => {
		expect( toAppTarget( url )?.path ).toBe( path );
	} );

	test.each( [
		'admin.php?page=wc-settings',
		'edit.php?page=wc-admin',
		'http://localhost/wp-admin/admin.php?page=wc-admin',
		'https://evil.test/shop2/wp-admin/admin.php?page=wc-admin',
		'//evil.test/shop2/wp-admin/admin.php?page=wc-admin',
		'javascript:alert(1)',
		'http://',
	] )( 'SC4: refuses %s', ( url ) => {
		expect( toAppTarget( url ) ).toBeUndefined();
	} );
} );

test( 'toUrl refuses an address that would run a script', () => {
	expect( toUrl( 'javascript:alert(1)' ) ).toBeUndefined();
	expect( toUrl( 'data:text/html,x' ) ).toBeUndefined();
	expect( toUrl( 'post-new.php' )?.href ).toBe( 'http://localhost/shop2/wp-admin/post-new.php' );
} );

describe( 'isHostTarget', () => {
	beforeEach( () => {
		bootWith( { hostPaths: [ '/analytics/*', '/customers' ], hostTasks: [ 'tax' ] } );
	} );

	test.each( [
		[ '/analytics/revenue', {}, true ],
		[ '/analytics', {}, false ],
		[ '/customers', {}, true ],
		[ '/customers/7', {}, false ],
		[ '/', {}, false ],
		[ '/', { task: 'tax' }, true ],
		[ '/', { task: 'my-plugin-task' }, false ],
		[ '/my-plugin', { task: 'tax' }, false ],
	] )( 'for %s with %j is %s', ( path, query, expected ) => {
		expect( isHostTarget( { path, query } ) ).toBe( expected );
	} );

	test.each( [
		[ '/analytics/orders', false ],
		[ '/analytics/revenue', true ],
		[ '/analytics/orders/7', true ],
	] )( 'takes screens of ours below a pattern out of it: %s %s', ( path, expected ) => {
		bootWith( { hostPaths: [ '/analytics/*', '!/analytics/orders' ] } );
		expect( isHostTarget( { path, query: {} } ) ).toBe( expected );
	} );

	test( 'does not apply to a screen of ours that a later pattern excludes', () => {
		bootWith( { hostPaths: [ '/analytics/*', '!/analytics/orders', '/analytics/orders' ] } );
		expect( isHostTarget( { path: '/analytics/orders', query: {} } ) ).toBe( true );
	} );
} );

test( 'toClientTarget is undefined on classic pages', () => {
	bootWith( { page: 'embed' } );
	expect( toClientTarget( 'admin.php?page=wc-admin' ) ).toBeUndefined();
	bootWith( { page: 'main' } );
	expect( toClientTarget( 'admin.php?page=wc-admin' )?.path ).toBe( '/' );
} );
