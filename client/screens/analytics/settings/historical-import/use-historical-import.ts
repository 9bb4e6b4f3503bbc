import { useCallback, useEffect, useReducer, useState } from 'react';
import { __ } from '@wordpress/i18n';
import {
	useForgetReports,
	useImport,
	useImportForm,
	useNotices,
	type ImportForm,
	type ImportStatus,
	type ImportTotals,
	type RemoteData,
} from '@store-admin/data';
import { storeNow, toStoreDay } from '@store-admin/format';
import { getSettings } from '@store-admin/settings';
import { useAttempt, type FailedWrite } from '../../../../shared/write/use-attempt';
import { usePolling } from '../../parts/polling/use-polling';
import { importChoice, type ImportChoice } from './import-choice';
import { followImport, isRunning, NO_RUN, type ImportRun } from './import-run';

export type ImportWrite = 'start' | 'stop' | 'delete' | 'retry';

export interface HistoricalImportHook {
	readonly form: ImportForm;
	readonly choice: ImportChoice;
	/** Changing what is to be imported ends the display of the last import. */
	readonly setPeriod: ( value: string, isDay?: boolean ) => void;
	readonly setSkipPrevious: ( isSkipped: boolean ) => void;
	readonly status: RemoteData< ImportStatus >;
	readonly refreshStatus: () => void;
	readonly totals: RemoteData< ImportTotals >;
	readonly refreshTotals: () => void;
	readonly run: ImportRun;
	/** Whether anything was imported before. */
	readonly hasImported: boolean;
	readonly start: () => void;
	readonly stop: () => void;
	/** Resolves to whether the deletion was started. */
	readonly remove: () => Promise< boolean >;
	readonly importAgain: () => void;
	readonly retryFailed: () => Promise< boolean >;
	readonly isBusy: ( write: ImportWrite ) => boolean;
	readonly failure: FailedWrite | undefined;
	readonly clearFailure: () => void;
}

function problemOf( write: ImportWrite ): string {
	return {
		start: __( 'There was a problem rebuilding your report data.', 'woocommerce' ),
		stop: __( 'There was a problem stopping your current import.', 'woocommerce' ),
		delete: __( 'There was a problem deleting your previous data.', 'woocommerce' ),
		retry: __( 'The failed orders were not queued again.', 'store-admin' ),
	}[ write ];
}

/** Follows the import that the answers tell about, and polls while it goes on. */
function useRun( status: RemoteData< ImportStatus >, refreshStatus: () => void ) {
	const [ run, dispatch ] = useReducer( followImport, NO_RUN );
	useEffect( () => {
		if ( status.status === 'ready' && ! status.isRefreshing && ! status.refreshError ) {
			dispatch( { type: 'answered', status: status.data } );
		}
	}, [ status ] );
	usePolling( isRunning( run ), status, refreshStatus );
	return { run, dispatch };
}

/** The import of historical data: what is chosen, how far it is, and its buttons. */
export function useHistoricalImport(): HistoricalImportHook {
	const [ today ] = useState( () => toStoreDay( storeNow( getSettings().locale.timeZone ) ) );
	const { form, setPeriod, setSkipPrevious } = useImportForm();
	const choice = importChoice( form, today );
	const data = useImport( choice.query );
	const { refreshStatus, refreshTotals } = data;
	const { run, dispatch } = useRun( data.status, refreshStatus );
	const forgetReports = useForgetReports();
	const { createNotice } = useNotices();
	const { attempt, busy, failure, clearFailure } = useAttempt( { isExclusive: true } );
	const { phase } = run;
	useEffect( () => {
		if ( phase === 'finished' || phase === 'stopped' || phase === 'broken-off' ) {
			forgetReports();
			refreshTotals();
		}
	}, [ phase, forgetReports, refreshTotals ] );
	const write = useCallback(
		async ( subject: ImportWrite, send: () => Promise< string >, onDone: () => void ) =>
			attempt( {
				problem: problemOf( subject ),
				subject,
				write: async () => {
					const message = await send();
					void createNotice( 'success', message );
				},
				onDone,
			} ),
		[ attempt, createNotice ]
	);
	const changing =
		< Args extends readonly unknown[] >( change: ( ...args: Args ) => void ) =>
		( ...args: Args ): void => {
			dispatch( { type: 'forgotten' } );
			change( ...args );
		};
	return {
		...data,
		form,
		choice,
		run,
		setPeriod: changing( setPeriod ),
		setSkipPrevious: changing( setSkipPrevious ),
		hasImported: data.status.status === 'ready' && data.status.data.imported_from !== undefined,
		start: () =>
			void (
				choice.query &&
				write(
					'start',
					async () => data.start( choice.query ),
					() => {
						dispatch( { type: 'started' } );
						refreshStatus();
					}
				)
			),
		stop: () =>
			void write( 'stop', data.stop, () => {
				dispatch( { type: 'stopped' } );
				refreshStatus();
			} ),
		remove: async () =>
			write( 'delete', data.remove, () => {
				dispatch( { type: 'forgotten' } );
				forgetReports();
				refreshStatus();
				refreshTotals();
			} ),
		importAgain: changing( () => setSkipPrevious( false ) ),
		retryFailed: async () => write( 'retry', data.retryFailed, refreshStatus ),
		isBusy: ( subject ) => busy.has( subject ),
		failure,
		clearFailure,
	};
}
