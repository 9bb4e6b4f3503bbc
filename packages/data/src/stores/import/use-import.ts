import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from 'react';
import {
	parseImportStatus,
	parseImportTotals,
	postImport,
	retryFailedImports,
	type ImportStatus,
	type ImportTotals,
	type Query,
} from '@store-admin/api';
import { buildQuery } from '@store-admin/query';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import type { ImportForm } from './state';
import { importStore } from './store';

const IMPORT = '/wc-analytics/reports/import';

const ALL: Query = {};

export interface ImportFormHook {
	/** Chosen period and whether data that was imported before is skipped. Extensions share these choices. */
	readonly form: ImportForm;
	/** Chooses `all`, a number of days, or a day (`YYYY-MM-DD`) when `isDay`. */
	readonly setPeriod: ( value: string, isDay?: boolean ) => void;
	readonly setSkipPrevious: ( isSkipped: boolean ) => void;
}

/** What the user wants to import. */
export function useImportForm(): ImportFormHook {
	const form = useSelect( ( select ) => select( importStore ).getFormSettings(), [] );
	const { setImportPeriod, setSkipPrevious } = useDispatch( importStore );
	return {
		form,
		setPeriod: useCallback( ( value, isDay = false ) => void setImportPeriod( value, isDay ), [ setImportPeriod ] ),
		setSkipPrevious: useCallback( ( isSkipped ) => void setSkipPrevious( isSkipped ), [ setSkipPrevious ] ),
	};
}

export interface ImportHook {
	readonly status: RemoteData< ImportStatus >;
	/** Fetches the status again; the known one stays meanwhile. */
	readonly refreshStatus: () => void;
	/** How much the chosen import would go through; pending while `query` is null. */
	readonly totals: RemoteData< ImportTotals >;
	readonly refreshTotals: () => void;
	/** Starts an import; resolves to the message of the host. All writes reject with an ApiError. */
	readonly start: ( query: Query ) => Promise< string >;
	readonly stop: () => Promise< string >;
	/** Deletes what was imported. */
	readonly remove: () => Promise< string >;
	/** Queues failed orders again, on hosts that remember them. */
	readonly retryFailed: () => Promise< string >;
}

function pathOf( query: Query ): string {
	const search = buildQuery( query );
	return search === '' ? IMPORT : `${ IMPORT }?${ search }`;
}

/**
 * The import of historical data into the reports.
 *
 * @param query Arguments of the chosen import, as `days` and `skip_existing`; null while the choice is invalid.
 */
export function useImport( query: Query | null ): ImportHook {
	const { setImportStarted } = useDispatch( importStore );
	const status = useRemote( importStore, 'getImportStatus', [ ALL ], {
		parse: parseImportStatus,
		errorSelector: 'getImportError',
	} );
	const totals = useRemote( importStore, 'getImportTotals', [ query ?? ALL ], {
		isNeeded: query !== null,
		parse: parseImportTotals,
		errorSelector: 'getImportError',
	} );
	const write = useCallback(
		async ( path: string, isStarted: boolean ) => {
			// Not by an action of the store: the host's own takes any answer for success.
			const { message } = await postImport( path );
			await setImportStarted( isStarted );
			return message;
		},
		[ setImportStarted ]
	);
	return {
		status: status.remote,
		refreshStatus: status.refresh,
		totals: totals.remote,
		refreshTotals: totals.refresh,
		start: useCallback( async ( what ) => write( pathOf( what ), true ), [ write ] ),
		stop: useCallback( async () => write( `${ IMPORT }/cancel`, false ), [ write ] ),
		remove: useCallback( async () => write( `${ IMPORT }/delete`, false ), [ write ] ),
		retryFailed: retryFailedImports,
	};
}
