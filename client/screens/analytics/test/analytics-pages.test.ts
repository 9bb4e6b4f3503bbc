import { describe, expect, it } from '@jest/globals';
import { bootWith } from '../../../../tests/js/render';
import { analyticsPages } from '../route';

const pageOf = ( path: string ) => analyticsPages().find( ( page ) => page.path === path );

describe( 'analyticsPages', () => {
	it( 'has the customers below WooCommerce, and in the address of a report below Analytics', () => {
		bootWith();
		expect( pageOf( '/customers' ) ).toMatchObject( {
			capability: 'view_woocommerce_reports',
			breadcrumbs: [ 'Customers' ],
			wpOpenMenu: 'toplevel_page_woocommerce',
			navArgs: { id: 'woocommerce-analytics-customers' },
		} );
		expect( pageOf( '/analytics/customers' ) ).toMatchObject( { container: pageOf( '/customers' )?.container } );
	} );

	it( 'has the report of the stock only in a store that counts its stock', () => {
		bootWith();
		expect( pageOf( '/analytics/stock' ) ).toBeDefined();
		bootWith( { manageStock: false } );
		expect( pageOf( '/analytics/stock' ) ).toBeUndefined();
		expect( pageOf( '/analytics/downloads' ) ).toBeDefined();
	} );
} );
