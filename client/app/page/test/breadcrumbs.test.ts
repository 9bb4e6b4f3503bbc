import { afterEach, describe, expect, test } from '@jest/globals';
import { forgetCulprits } from '@store-admin/extensibility';
import { expectConsole } from '../../../../tests/js/console-guard';
import { makePage } from '../../test/render-app';
import { breadcrumbsOf, documentTitle, headerTitle } from '../breadcrumbs';

afterEach( forgetCulprits );

test( 'documentTitle begins with the last breadcrumb and ends with site and product', () => {
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
	] as const )( 'of %j is %p', ( breadcrumbs, title ) => {
		expect( headerTitle( breadcrumbs ) ).toBe( title );
	} );
} );

describe( 'breadcrumbsOf', () => {
	test( 'passes the match to a function', () => {
		const page = makePage( { breadcrumbs: ( { match } ) => [ `Report ${ String( match.params[ 'report' ] ) }`, match.url ] } );
		expect( breadcrumbsOf( page, '/analytics/revenue', { report: 'revenue' } ) ).toEqual( [ 'Report revenue', '/analytics/revenue' ] );
	} );

	test( 'is empty when the function throws', () => {
		const page = makePage( {
			breadcrumbs: () => {
				throw new Error( 'no' );
			},
		} );
		expectConsole( 'warn', /page \/mine: threw an error while naming its breadcrumbs/ );
		expect( breadcrumbsOf( page, '/mine', {} ) ).toEqual( [] );
	} );

	test( 'leaves out entries that are no titles', () => {
		expect( breadcrumbsOf( makePage( { breadcrumbs: [ null, 'Mine', {} ] as never } ), '/mine', {} ) ).toEqual( [ 'Mine' ] );
		expect( breadcrumbsOf( makePage( { breadcrumbs: 'Mine' as never } ), '/mine', {} ) ).toEqual( [] );
	} );
} );
