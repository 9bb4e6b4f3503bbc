import { afterEach, describe, expect, test } from '@jest/globals';
import { forgetCulprits } from '@store-admin/extensibility';
import { expectConsole } from '../../../../tests/js/console-guard';
import { makePage } from '../../test/render-app';
import { breadcrumbsOf, documentTitle, headerTitle } from '../breadcrumbs';

afterEach( forgetCulprits );

test( 'the window title runs from the innermost breadcrumb to site and product', () => {
	expect( documentTitle( [ [ '', 'WooCommerce' ], [ '/analytics', 'Analytics' ], 'Revenue' ], 'My Shop', 'WooCommerce' ) ).toBe(
		'Revenue ‹ Analytics ‹ WooCommerce ‹ My Shop — WooCommerce'
	);
} );

describe( 'headerTitle', () => {
	test.each( [
		[ [ 'WooCommerce', 'Home' ], 'Home' ],
		[ [ [ '', 'WooCommerce' ], [ 'admin.php?page=wc-settings', 'Settings' ], 'General' ], 'Settings' ],
		[ [ [ '', 'WooCommerce' ], [ 'admin.php?page=wc-reports', 'Reports' ], 'Orders' ], 'Reports' ],
		[ [ [ '', 'WooCommerce' ], [ 'admin.php?page=wc-status&x=1', 'Status' ], 'Tools' ], 'Status' ],
		[
			[
				[ '', 'WooCommerce' ],
				[ 'admin.php?page=wc-settings', 'Settings' ],
			],
			'Settings',
		],
		[ [ [ '', 'WooCommerce' ], [ 'admin.php?page=wc-admin', 'Analytics' ], 'Revenue' ], 'Revenue' ],
		[ [ 'a', 'b', 'c' ], 'c' ],
		[ [], '' ],
	] as const )( '%j: %s', ( breadcrumbs, title ) => {
		expect( headerTitle( breadcrumbs ) ).toBe( title );
	} );
} );

describe( 'breadcrumbsOf', () => {
	test( 'a function gets the match', () => {
		const page = makePage( { breadcrumbs: ( { match } ) => [ `Report ${ String( match.params[ 'report' ] ) }`, match.url ] } );
		expect( breadcrumbsOf( page, '/analytics/revenue', { report: 'revenue' } ) ).toEqual( [ 'Report revenue', '/analytics/revenue' ] );
	} );

	test( 'a function that throws costs the breadcrumbs only', () => {
		const page = makePage( {
			breadcrumbs: () => {
				throw new Error( 'no' );
			},
		} );
		expectConsole( 'warn', /page \/mine: threw an error while naming its breadcrumbs/ );
		expect( breadcrumbsOf( page, '/mine', {} ) ).toEqual( [] );
	} );

	test( 'entries that are no titles are dropped', () => {
		expect( breadcrumbsOf( makePage( { breadcrumbs: [ null, 'Mine', {} ] as never } ), '/mine', {} ) ).toEqual( [ 'Mine' ] );
		expect( breadcrumbsOf( makePage( { breadcrumbs: 'Mine' as never } ), '/mine', {} ) ).toEqual( [] );
	} );
} );
