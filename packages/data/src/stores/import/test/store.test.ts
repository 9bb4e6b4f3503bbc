import { expect, test } from '@jest/globals';
import { onRest, restRequests } from '../../../../../../tests/js/fake-rest';
import { makeRegistry } from '../../../test/make-registry';
import { importStore } from '../store';

function open() {
	const registry = makeRegistry();
	return { select: registry.select( importStore ), dispatch: registry.dispatch( importStore ) };
}

test( 'setImportPeriod and setSkipPrevious change the form', async () => {
	const { select, dispatch } = open();
	await dispatch.setImportPeriod( '90' );
	expect( select.getFormSettings() ).toEqual( { period: { date: '', label: '90' }, skipPrevious: true } );
	await dispatch.setImportPeriod( '11/27/2026', true );
	await dispatch.setSkipPrevious( false );
	expect( select.getFormSettings() ).toEqual( { period: { date: '11/27/2026', label: 'custom' }, skipPrevious: false } );
} );

test( 'updateImportation posts to its route and keeps when the import began', async () => {
	const { select, dispatch } = open();
	const before = Date.now();
	onRest( 'POST /wc-analytics/reports/import', { status: 'success' } );
	await dispatch.updateImportation( '/wc-analytics/reports/import?skip_existing=1&days=90', true );
	expect( restRequests()[ 0 ]?.query ).toEqual( { skip_existing: '1', days: '90' } );
	expect( select.getImportStarted().activeImport ).toBe( true );
	expect( select.getImportStarted().lastImportStartTimestamp ).toBeGreaterThanOrEqual( before );
} );

test( 'updateImportation keeps when the import began when it stops one', async () => {
	const { select, dispatch } = open();
	await dispatch.setImportStarted( true );
	const { lastImportStartTimestamp } = select.getImportStarted();
	await dispatch.setImportStarted( false );
	expect( select.getImportStarted() ).toEqual( { activeImport: false, lastImportStartTimestamp } );
} );

test( 'setImportStatus and setImportTotals put answers in', async () => {
	const { select, dispatch } = open();
	await dispatch.setImportStatus( { a: 1 }, { is_importing: true } );
	await dispatch.setImportTotals( { b: 1 }, { customers: 0, orders: 3 } );
	await dispatch.finishResolution( 'getImportStatus', [ { a: 1 } ] );
	await dispatch.finishResolution( 'getImportTotals', [ { b: 1 } ] );
	expect( select.getImportStatus( { a: 1 } ) ).toEqual( { is_importing: true } );
	expect( select.getImportTotals( { b: 1 } ) ).toEqual( { customers: 0, orders: 3 } );
} );
