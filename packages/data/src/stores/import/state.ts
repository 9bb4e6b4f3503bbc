import { combineReducers } from '@wordpress/data';
import type { ImportStatus, ImportTotals, Query } from '@store-admin/api';
import { createKeyedValues, type Keyed } from '../../core/remote-data/keyed-values';
import { requestsReducer, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';
import { stableKey } from '../../core/remote-data/stable-key';
import { stateOf, type PlainAction, type ThunkContext } from '../../core/remote-data/thunk';

export interface ImportStarted {
	readonly activeImport: boolean;
	/** Milliseconds since 1970, UTC; 0 before the first import. */
	readonly lastImportStartTimestamp: number;
}

export interface ImportForm {
	/** `label` is `all`, a number of days, or `custom`; `date` is used only with `custom`. */
	readonly period: { readonly date: string; readonly label: string };
	readonly skipPrevious: boolean;
}

export interface ImportState {
	readonly started: ImportStarted;
	readonly form: ImportForm;
	readonly statuses: Keyed< ImportStatus >;
	readonly totals: Keyed< ImportTotals >;
	readonly requests: RequestsState;
}

const started = createSingleValue< ImportStarted >( 'SET_IMPORT_STARTED', {
	activeImport: false,
	lastImportStartTimestamp: 0,
} );
const form = createSingleValue< ImportForm >( 'SET_IMPORT_FORM', {
	period: { date: '', label: 'all' },
	skipPrevious: true,
} );
const statuses = createKeyedValues< ImportStatus >( 'SET_IMPORT_STATUS' );
const totals = createKeyedValues< ImportTotals >( 'SET_IMPORT_TOTALS' );

export const importReducer = combineReducers( {
	started: started.reducer,
	form: form.reducer,
	statuses: statuses.reducer,
	totals: totals.reducer,
	requests: requestsReducer,
} );

type Context = ThunkContext< ImportState >;

/** The public actions of `wc/admin/import` that store values. */
export const receiveActions = {
	setImportStarted:
		( activeImport: boolean ) =>
		( { dispatch, select }: Context ): void => {
			const { lastImportStartTimestamp } = stateOf( { select } ).started;
			dispatch(
				started.receive( {
					activeImport,
					lastImportStartTimestamp: activeImport ? Date.now() : lastImportStartTimestamp,
				} )
			);
		},
	/** Sets how far back the import goes: a number of days or `all`, or a date when `isDate`. */
	setImportPeriod:
		( value: string, isDate = false ) =>
		( { dispatch, select }: Context ): void => {
			const { form: known } = stateOf( { select } );
			const period = isDate ? { date: value, label: 'custom' } : { ...known.period, label: value };
			dispatch( form.receive( { ...known, period } ) );
		},
	setSkipPrevious:
		( skipPrevious: boolean ) =>
		( { dispatch, select }: Context ): void => {
			dispatch( form.receive( { ...stateOf( { select } ).form, skipPrevious } ) );
		},
	setImportStatus: ( query: Query, status: ImportStatus ): PlainAction => statuses.receive( stableKey( query ), status ),
	setImportTotals: ( query: Query, total: ImportTotals ): PlainAction => totals.receive( stableKey( query ), total ),
};
