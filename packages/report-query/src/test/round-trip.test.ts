import { expect, test } from '@jest/globals';
import { buildQuery, parseQuery } from '@store-admin/query';
import fc from 'fast-check';
import { buildReportAddress } from '../build-report-address';
import { parseReportAddress } from '../parse-report-address';
import { joinSearch, splitSearch } from '../search-words';
import { CONTEXT } from './definitions';
import { reports } from './generated-reports';

test( 'parseReportAddress is the inverse of buildReportAddress for any report', () => {
	fc.assert(
		fc.property( reports, ( { definition, address } ) => {
			const search = buildQuery( buildReportAddress( address, definition ) );
			expect( parseReportAddress( parseQuery( search ), definition, CONTEXT ) ).toEqual( { address, problems: [] } );
		} ),
		{ numRuns: 150 }
	);
} );

test( 'splitSearch is the inverse of joinSearch', () => {
	const words = fc.array( fc.oneof( fc.string(), fc.constantFrom( '50% off, today', '%2C', '%252C', '%%2c,', ',' ) ), { maxLength: 4 } );
	fc.assert(
		fc.property( words, ( given ) => {
			expect( splitSearch( joinSearch( given ) ) ).toEqual( given.filter( ( word ) => word.trim() !== '' ) );
		} )
	);
} );

test( 'splitSearch splits the words of an address of the host', () => {
	expect( splitSearch( 'Mug%2C blue,50% off' ) ).toEqual( [ 'Mug, blue', '50% off' ] );
} );
