import { expect, test } from '@jest/globals';
import { onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { makeRegistry } from '../../../test/make-registry';
import { exportStore } from '../store';

const args = { after: '2026-11-01T00:00:00' };

test( 'startExport sends its arguments and keeps the id', async () => {
	onRest( 'POST /wc-analytics/reports/orders/export', { export_id: '17958176245978', message: 'Being generated.' } );
	const registry = makeRegistry();
	const select = registry.select( exportStore );
	const started = registry.dispatch( exportStore ).startExport( 'orders', args );
	expect( select.isExportRequesting( 'startExport', 'orders', args ) ).toBe( true );
	expect( await started ).toBe( '17958176245978' );
	expect( select.getExportId( 'orders', args ) ).toBe( '17958176245978' );
	expect( restRequests()[ 0 ]?.body ).toEqual( { report_args: args, email: true } );
} );

test( 'startExport keeps the error by its arguments', async () => {
	onRest( 'POST /wc-analytics/reports/nope/export', restError( 500, 'broken', 'Broken.' ) );
	const registry = makeRegistry();
	await expect( registry.dispatch( exportStore ).startExport( 'nope', args ) ).rejects.toMatchObject( { code: 'broken' } );
	expect( registry.select( exportStore ).getError( 'startExport', 'nope', args ) ).toMatchObject( { code: 'broken' } );
	expect( registry.select( exportStore ).getExportId( 'nope', args ) ).toBeUndefined();
} );
