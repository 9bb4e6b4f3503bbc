import { describe, expect, test } from '@jest/globals';
import type { ImportStatus } from '@store-admin/data';
import { importChoice } from '../import-choice';
import { followImport, NO_RUN, type ImportEvent, type ImportRun } from '../import-run';

const status = ( customers: number, orders: number, isImporting = true ): ImportStatus => ( {
	is_importing: isImporting,
	customers: { imported: customers, total: 5 },
	orders: { imported: orders, total: 40 },
	imported_from: '2026-11-20 00:00:00',
} );

const answer = ( ...args: Parameters< typeof status > ): ImportEvent => ( { type: 'answered', status: status( ...args ) } );

const after = ( ...events: readonly ImportEvent[] ): ImportRun => events.reduce( followImport, NO_RUN );
const orders = ( { counts }: ImportRun ) => counts?.orders.imported;

describe( 'The import', () => {
	test( 'E3: never goes back, whatever the order of the answers', () => {
		const shown = [ answer( 5, 10 ), answer( 5, 25 ), answer( 4, 15 ), answer( 5, 30 ) ].reduce< ImportRun[] >(
			( runs, event ) => [ ...runs, followImport( runs.at( -1 ) ?? NO_RUN, event ) ],
			[]
		);
		expect( shown.map( orders ) ).toEqual( [ 10, 25, 25, 30 ] );
		expect( shown.map( ( { counts } ) => counts?.customers.imported ) ).toEqual( [ 5, 5, 5, 5 ] );
	} );

	test( 'begins at the first answer after Start, also below the numbers of the last import', () => {
		const run = after( answer( 5, 40 ), answer( 5, 40, false ), { type: 'started' }, answer( 0, 3 ) );
		expect( run ).toMatchObject( { phase: 'running', counts: { orders: { imported: 3 } } } );
	} );

	test( 'begins anew when the total changes, because somebody else started another one', () => {
		const other: ImportEvent = { type: 'answered', status: { ...status( 0, 0 ), orders: { imported: 2, total: 90 } } };
		expect( orders( after( answer( 5, 30 ), other ) ) ).toBe( 2 );
	} );

	test( 'has finished when the host has imported everything', () => {
		expect( after( { type: 'started' }, answer( 5, 39 ), answer( 5, 40, false ) ) ).toMatchObject( {
			phase: 'finished',
			from: '2026-11-20',
		} );
	} );

	test( 'has not ended when the host says so once between two parts', () => {
		expect( after( answer( 5, 10 ), answer( 5, 10, false ), answer( 5, 20 ) ).phase ).toBe( 'running' );
		expect( after( answer( 5, 10 ), answer( 5, 10, false ), answer( 5, 10, false ) ).phase ).toBe( 'broken-off' );
	} );

	test( 'was stopped when the user stopped it, after the part that was running', () => {
		const run = after( answer( 5, 10 ), { type: 'stopped' }, answer( 5, 15 ), answer( 5, 15, false ), answer( 5, 15, false ) );
		expect( run ).toMatchObject( { phase: 'stopped', counts: { orders: { imported: 15 } } } );
	} );

	test( 'does not show an import that ended before the page was opened', () => {
		expect( after( answer( 5, 40, false ) ) ).toEqual( NO_RUN );
	} );

	test( 'understands an answer without counts and more imported than there is', () => {
		expect( after( { type: 'answered', status: { is_importing: true } } ).counts?.orders ).toEqual( { imported: 0, total: 0 } );
		expect( orders( after( answer( 5, 400 ) ) ) ).toBe( 40 );
	} );
} );

describe( 'The chosen import', () => {
	const choose = ( label: string, date = '', skipPrevious = true ) =>
		importChoice( { period: { label, date }, skipPrevious }, '2026-11-27' );

	test( 'sends the days and what is skipped', () => {
		expect( choose( 'all' ).query ).toEqual( { skip_existing: 'true' } );
		expect( choose( '30', '', false ).query ).toEqual( { days: '30' } );
	} );

	test( 'imports the chosen first day as a whole, also where the day of the host in UTC is another one', () => {
		expect( choose( 'custom', '2026-11-27' ).query ).toEqual( { skip_existing: 'true', days: '1' } );
		expect( choose( 'custom', '2026-11-20' ).query ).toEqual( { skip_existing: 'true', days: '8' } );
	} );

	test( 'refuses days that do not exist or are not there yet', () => {
		expect( choose( 'custom', '2026-02-30' ) ).toEqual( { query: null, fault: 'invalid' } );
		expect( choose( 'custom', '2026-11-28' ) ).toEqual( { query: null, fault: 'future' } );
		expect( choose( 'custom' ) ).toEqual( { query: null, fault: 'missing' } );
	} );
} );
