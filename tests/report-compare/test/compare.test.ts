import { describe, expect, it } from '@jest/globals';
import { compareReadings } from '../compare';
import type { ReportFacts } from '../report-facts';
import { factsOf, TABLE } from './facts';

const compare = ( host: ReportFacts, ours: ReportFacts ) => compareReadings( { facts: host }, { facts: ours } );

describe( 'compareReadings', () => {
	it( 'returns nothing for equal reports, whatever their white space and minus sign', () => {
		const ours = factsOf( {
			rows: [
				[ 'November\u00a02,  2026', '$10.00' ],
				[ 'November 1,2026', '$0.00' ],
			],
		} );
		expect( compare( factsOf(), ours ) ).toEqual( [] );
		const minus = { figures: [ { label: 'Net sales', value: '$10.00', change: '\u221229%' } ] };
		expect( compare( factsOf(), factsOf( {}, minus ) ) ).toEqual( [] );
	} );

	it( 'names the cell that differs by row and column', () => {
		const ours = factsOf( {
			rows: [
				[ 'November 2, 2026', '$10.01' ],
				[ 'November 1, 2026', '$0.00' ],
			],
		} );
		expect( compare( factsOf(), ours ) ).toEqual( [ { about: 'row 1, Net sales', host: '$10.00', ours: '$10.01' } ] );
	} );

	it( 'returns rows in another order', () => {
		const ours = factsOf( { rows: [ ...TABLE.rows ].reverse() } );
		expect( compare( factsOf(), ours ).map( ( { about } ) => about ) ).toEqual( [
			'row 1, Date',
			'row 1, Net sales',
			'row 2, Date',
			'row 2, Net sales',
		] );
	} );

	it( 'compares cells by column, so that a column more is one difference', () => {
		const ours = factsOf( { columns: [ 'Date' ], rows: [ [ 'November 2, 2026' ], [ 'November 1, 2026' ] ] } );
		expect( compare( factsOf(), ours ) ).toEqual( [ { about: 'columns', host: 'Date | Net sales', ours: 'Date' } ] );
	} );

	it( 'returns a row that one side does not have', () => {
		const ours = factsOf( { rows: [ [ 'November 2, 2026', '$10.00' ] ] } );
		expect( compare( factsOf(), ours ) ).toEqual( [
			{ about: 'number of rows', host: '2', ours: '1' },
			{ about: 'row 2', host: 'November 1, 2026 | $0.00', ours: '(nothing)' },
		] );
	} );

	it.each( [
		[ 'title', { title: 'Other' } ],
		[ 'columns', { columns: [ 'Date', 'Sales' ] } ],
		[ 'pages', { pages: '' } ],
		[ 'totals', { totals: [ '$10.00 Net sales', '2 days' ] } ],
	] )( 'returns another %s of the table', ( about, table ) => {
		expect( compare( factsOf(), factsOf( table ) ).map( ( difference ) => difference.about ) ).toEqual( [ about ] );
	} );

	it.each( [
		[ 'value of Net sales', { label: 'Net sales', value: '$10.01', change: '-29%' } ],
		[ 'change of Net sales', { label: 'Net sales', value: '$10.00', change: '29%' } ],
		[ 'figures', { label: 'Sales', value: '$10.00', change: '-29%' } ],
	] )( 'returns another %s', ( about, figure ) => {
		expect( compare( factsOf(), factsOf( {}, { figures: [ figure ] } ) ).map( ( difference ) => difference.about ) ).toEqual( [
			about,
		] );
	} );

	it( 'returns errors that one side shows, and tables that it does not have', () => {
		const ours = factsOf( {}, { errors: [ 'No answer' ], tables: [] } );
		expect( compare( factsOf(), ours ).map( ( { about } ) => about ) ).toEqual( [ 'errors', 'number of tables' ] );
	} );

	it( 'names the table when there are several', () => {
		const host = factsOf( {}, { tables: [ TABLE, TABLE ] } );
		const ours = factsOf( {}, { tables: [ TABLE, { ...TABLE, pages: '' } ] } );
		expect( compare( host, ours ).map( ( { about } ) => about ) ).toEqual( [ 'table Revenue: pages' ] );
	} );

	it( 'never calls a report the same that could not be read', () => {
		const failure = { failure: 'not done after 60 s' };
		expect( compareReadings( failure, failure ) ).toEqual( [
			{ about: 'reading', host: 'not done after 60 s', ours: 'not done after 60 s' },
		] );
		expect( compareReadings( { facts: factsOf() }, failure ) ).toHaveLength( 1 );
	} );
} );
