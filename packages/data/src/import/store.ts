import { combineReducers, createReduxStore } from '@wordpress/data';
import { fetchImportStatus, fetchImportTotals, postImport, type ApiError, type Query, type WireObject } from '@store-admin/api';
import { createKeyedValues, type Keyed } from '../remote-data/keyed-values';
import { getRequestError, reading, requestsReducer, track, type RequestsState } from '../remote-data/requests';
import { createSingleValue } from '../remote-data/single-value';
import { stableKey } from '../remote-data/stable-key';
import { stateOf, type PlainAction, type Thunk, type ThunkContext } from '../remote-data/thunk';

export interface ImportStarted {
	readonly activeImport: boolean;
	/** Milliseconds since 1970, UTC; 0 before the first import. */
	readonly lastImportStartTimestamp: number;
}

export interface ImportForm {
	/** `label` is `all`, a number of days, or `custom`; only `custom` reads `date`. */
	readonly period: { readonly date: string; readonly label: string };
	readonly skipPrevious: boolean;
}

interface ImportState {
	readonly started: ImportStarted;
	readonly form: ImportForm;
	readonly statuses: Keyed< WireObject >;
	readonly totals: Keyed< WireObject >;
	readonly requests: RequestsState;
}

const EMPTY: WireObject = {};
const started = createSingleValue< ImportStarted >( 'SET_IMPORT_STARTED', {
	activeImport: false,
	lastImportStartTimestamp: 0,
} );
const form = createSingleValue< ImportForm >( 'SET_IMPORT_FORM', {
	period: { date: '', label: 'all' },
	skipPrevious: true,
} );
const statuses = createKeyedValues< WireObject >( 'SET_IMPORT_STATUS' );
const totals = createKeyedValues< WireObject >( 'SET_IMPORT_TOTALS' );

const selectors = {
	getImportStarted: ( state: ImportState ): ImportStarted => state.started,
	getFormSettings: ( state: ImportState ): ImportForm => state.form,
	getImportStatus: ( state: ImportState, query: Query = {} ): WireObject => state.statuses[ stableKey( query ) ] ?? EMPTY,
	getImportTotals: ( state: ImportState, query: Query = {} ): WireObject => state.totals[ stableKey( query ) ] ?? EMPTY,
	getImportError: ( state: ImportState, query: Query = {} ): ApiError | undefined =>
		getRequestError( state.requests, 'getImportStatus', [ query ] ) ?? getRequestError( state.requests, 'getImportTotals', [ query ] ),
};

type Context = ThunkContext< ImportState >;

const actions = {
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
	/** Chooses how far back the import goes: a number of days or `all`, or a date when `isDate`. */
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
	setImportStatus: ( query: Query, status: WireObject ): PlainAction => statuses.receive( stableKey( query ), status ),
	setImportTotals: ( query: Query, total: WireObject ): PlainAction => totals.receive( stableKey( query ), total ),
	/** Posts to the route that starts, stops or deletes an import. */
	updateImportation:
		( path: string, isStarted = false ): Thunk< WireObject > =>
		async ( { dispatch } ) => {
			dispatch( actions.setImportStarted( isStarted ) );
			return dispatch( track( 'updateImportation', [ path ], async () => postImport( path ) ) );
		},
};

const resolvers = {
	getImportStatus: reading(
		'getImportStatus',
		async ( query: Query = {} ) => fetchImportStatus( query ),
		( status, query = {} ) => actions.setImportStatus( query, status )
	),
	getImportTotals: reading(
		'getImportTotals',
		async ( query: Query = {} ) => fetchImportTotals( query ),
		( total, query = {} ) => actions.setImportTotals( query, total )
	),
};

/** Importing historical data into the reports. */
export const importStore = createReduxStore< ImportState, typeof actions, typeof selectors >( 'wc/admin/import', {
	reducer: combineReducers( {
		started: started.reducer,
		form: form.reducer,
		statuses: statuses.reducer,
		totals: totals.reducer,
		requests: requestsReducer,
	} ),
	actions,
	selectors,
	resolvers,
} );
