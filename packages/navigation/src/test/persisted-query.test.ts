import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { expectConsole } from '../../../../tests/js/console-guard';
import { bootWith, openUrl } from '../../../../tests/js/render';
import { getPersistedQuery, getQueryExcludedScreens, getScreenFromPath } from '../persisted-query';

beforeEach( () => {
	bootWith();
	openUrl( 'admin.php?page=wc-admin&path=%2Fanalytics%2Forders&period=week&compare=previous_year&status_is=completed' );
} );

afterEach( () => {
	removeAllFilters( 'woocommerce_admin_persisted_queries', '' );
	removeAllFilters( 'woocommerce_admin_time_excluded_screens', '' );
} );

test( 'getPersistedQuery keeps only the period of the reports', () => {
	expect( getPersistedQuery() ).toEqual( { period: 'week', compare: 'previous_year' } );
} );

test( 'getPersistedQuery keeps the names that an extension adds', () => {
	addFilter( 'woocommerce_admin_persisted_queries', 'my-plugin/ref', ( names: string[] ) => [ ...names, 'ref' ] );
	expect( getPersistedQuery( { ref: 'mail', period: 'week', paged: '2' } ) ).toEqual( { ref: 'mail', period: 'week' } );
} );

test( 'getPersistedQuery ignores a filter that returns nothing, with a warning', () => {
	addFilter( 'woocommerce_admin_time_excluded_screens', 'broken/screens', () => undefined );
	expectConsole( 'warn', /woocommerce_admin_time_excluded_screens, handler broken\/screens/ );
	expect( getQueryExcludedScreens() ).toEqual( [ 'stock', 'settings', 'customers', 'homescreen' ] );
} );

test.each( [
	[ '/', 'homescreen' ],
	[ '/analytics/stock', 'stock' ],
	[ '/customers', 'customers' ],
] )( 'getScreenFromPath takes %s as %s', ( path, screen ) => {
	expect( getScreenFromPath( path ) ).toBe( screen );
} );
