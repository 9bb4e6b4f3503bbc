import { describe, expect, it } from '@jest/globals';
import { REPORT_NAMES } from '../addresses';
import { parseOptions } from '../options';

describe( 'parseOptions', () => {
	it( 'has all reports and three ranges without other wishes', () => {
		expect( parseOptions( [ '--site', 'a' ] ) ).toEqual( {
			dir: 'a',
			reports: REPORT_NAMES,
			ranges: [ 'month', 'quarter', 'year' ],
			only: null,
			isSelf: false,
			seconds: 120,
			json: '',
			hasHelp: false,
		} );
	} );

	it( 'parses lists', () => {
		const { reports, ranges } = parseOptions( [ '--site', 'a', '--reports', 'revenue, orders', '--ranges', 'last_month' ] );
		expect( { reports, ranges } ).toEqual( { reports: [ 'revenue', 'orders' ], ranges: [ 'last_month' ] } );
	} );

	it.each( [
		[ [] ],
		[ [ '--site', 'a', '--reports', 'nothing' ] ],
		[ [ '--site', 'a', '--ranges', 'decade' ] ],
		[ [ '--site', 'a', '--only', '(' ] ],
		[ [ '--site', 'a', '--seconds', '0' ] ],
		[ [ '--unknown' ] ],
	] )( 'throws for %j', ( args ) => {
		expect( () => parseOptions( args ) ).toThrow();
	} );
} );
