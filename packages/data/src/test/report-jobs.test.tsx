import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { useDataStatus, useReportExport } from '../index';
import { renderStoreHook } from './render-store-hook';

const EXPORT = 'POST /wc-analytics/reports/orders/export';
const JOB = 'GET /wc-analytics/reports/orders/export/17958/status';
const STATUS = 'GET /wc-analytics/imports/status';
const FRESH = { mode: 'scheduled', last_processed_date: '2026-11-27 15:51:13', next_scheduled: null, import_in_progress_or_due: false };

afterEach( () => {
	jest.useRealTimers();
} );

describe( 'useReportExport', () => {
	test( 'E3: polls an export until its file is ready, and its progress never decreases', async () => {
		jest.useFakeTimers();
		onRest( EXPORT, { message: 'On its way', export_id: '17958' } );
		const answers = [ 10, 40, 13, 100 ];
		onRest( JOB, () => {
			const percent = answers.shift() ?? 100;
			return { percent_complete: percent, ...( percent === 100 ? { download_url: 'http://store.test/export.csv' } : {} ) };
		} );
		const result = renderStoreHook( useReportExport );
		expect( result.current ).toMatchObject( { percent: null, downloadUrl: null } );
		const shown: ( number | null )[] = [];
		await act( async () => result.current.start( 'orders', { after: '2026-11-01T00:00:00' } ) );
		for ( let poll = 0; poll < 4; poll++ ) {
			shown.push( result.current.percent );
			await act( async () => jest.advanceTimersByTimeAsync( 3000 ) );
		}
		shown.push( result.current.percent );
		expect( shown ).toEqual( [ ...shown ].sort( ( one, other ) => Number( one ) - Number( other ) ) );
		expect( result.current ).toMatchObject( { percent: 100, downloadUrl: 'http://store.test/export.csv', error: null } );
		await act( async () => jest.advanceTimersByTimeAsync( 30_000 ) );
		expect( restRequests( JOB ) ).toHaveLength( 4 );
		expect( restRequests( EXPORT )[ 0 ]?.body ).toEqual( { report_args: { after: '2026-11-01T00:00:00' }, email: true } );
	} );

	test( 'returns the error when the progress cannot be fetched', async () => {
		onRest( EXPORT, { export_id: '17958' } );
		onRest( JOB, restError( 404, 'woocommerce_admin_reports_export_invalid_id', 'Sorry, there is no export with that ID.' ) );
		const result = renderStoreHook( useReportExport );
		await act( async () => result.current.start( 'orders', {} ) );
		await waitFor( () => expect( result.current.error ).toMatchObject( { status: 404 } ) );
	} );

	test( 'rejects when the host refuses to start an export', async () => {
		onRest( EXPORT, restError( 400, 'rest_invalid_param', 'Invalid parameter(s): report_args' ) );
		const result = renderStoreHook( useReportExport );
		await act( async () => {
			await expect( result.current.start( 'orders', {} ) ).rejects.toMatchObject( { code: 'rest_invalid_param' } );
		} );
	} );
} );

describe( 'useDataStatus', () => {
	test( 'fetches the status, and again after an update', async () => {
		onRest( STATUS, FRESH );
		onRest( 'POST /wc-analytics/imports/trigger', { success: true, message: 'Triggered.' } );
		const result = renderStoreHook( useDataStatus );
		await waitFor( () => expect( result.current.status ).toMatchObject( { status: 'ready', data: FRESH } ) );
		onRest( STATUS, { ...FRESH, import_in_progress_or_due: true } );
		await act( async () => result.current.update() );
		await waitFor( () => expect( result.current.status ).toMatchObject( { data: { import_in_progress_or_due: true } } ) );
	} );

	test( 'rejects an update while another one is in progress', async () => {
		onRest( STATUS, FRESH );
		onRest( 'POST /wc-analytics/imports/trigger', restError( 400, 'woocommerce_rest_analytics_import_in_progress', 'Please wait.' ) );
		const result = renderStoreHook( useDataStatus );
		await waitFor( () => expect( result.current.status.status ).toBe( 'ready' ) );
		await expect( result.current.update() ).rejects.toMatchObject( { code: 'woocommerce_rest_analytics_import_in_progress' } );
	} );
} );
