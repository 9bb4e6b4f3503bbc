import { combineReducers, createReduxStore } from '@wordpress/data';
import { saveOptions, toApiError, type ApiError, type WireObject } from '@store-admin/api';
import { valueAt } from '../../core/remote-data/keyed-values';
import { getRequestError, requestsReducer, track, type RequestsState } from '../../core/remote-data/requests';
import { createSingleValue } from '../../core/remote-data/single-value';
import { stateOf, type PlainAction, type ThunkContext } from '../../core/remote-data/thunk';
import { createWriteQueue } from '../../core/remote-data/write-queue';
import { fetchOptionInBatch } from './option-batch';
import { optionsReducer, receiveOptions } from './options-reducer';

const isUpdating = createSingleValue( 'SET_IS_UPDATING', false );

export interface OptionsState {
	readonly values: WireObject;
	readonly isUpdating: boolean;
	readonly requests: RequestsState;
}

/** Result of `updateOptions`, which never rejects: the public promise of this store. */
export type UpdateResult = { readonly success: boolean } & WireObject;

const selectors = {
	/** The value, `false` for an option that does not exist, undefined until the server answered. */
	getOption: ( state: OptionsState, name: string ): unknown => valueAt( state.values, name ),
	getOptionsRequestingError: ( state: OptionsState, name: string ): ApiError | undefined =>
		getRequestError( state.requests, 'getOption', [ name ] ),
	isOptionsUpdating: ( state: OptionsState ): boolean => state.isUpdating,
	getOptionsUpdatingError: ( state: OptionsState ): ApiError | undefined => getRequestError( state.requests, 'updateOptions' ),
};

type Context = ThunkContext< OptionsState >;

/** Of two values in a hurry the last one counts, also when the server is slower with the first. */
const inOrder = createWriteQueue();

async function saveOrRestore( { dispatch, select }: Context, values: WireObject, before: WireObject ): Promise< UpdateResult > {
	try {
		const changed = await inOrder( async () => dispatch( track( 'updateOptions', [], async () => saveOptions( values ) ) ) );
		return { success: true, ...changed };
	} catch ( thrown ) {
		const { values: known } = stateOf( { select } );
		// What was changed again meanwhile is not ours to take back.
		const own = Object.entries( before ).filter( ( [ name ] ) => known[ name ] === values[ name ] );
		dispatch( receiveOptions( Object.fromEntries( own ) ) );
		const { code, message, data } = toApiError( thrown );
		return { success: false, code, message, data };
	}
}

const actions = {
	receiveOptions,
	setIsUpdating: ( value: boolean ): PlainAction => isUpdating.receive( value ),
	updateOptions:
		( values: WireObject ) =>
		async ( context: Context ): Promise< UpdateResult > => {
			const { dispatch, select } = context;
			const { values: known } = stateOf( { select } );
			const before = Object.fromEntries( Object.keys( values ).map( ( name ) => [ name, known[ name ] ] ) );
			dispatch( isUpdating.receive( true ) );
			dispatch( receiveOptions( values ) );
			const result = await saveOrRestore( context, values, before );
			dispatch( isUpdating.receive( false ) );
			return result;
		},
};

const resolvers = {
	getOption:
		( name: string ) =>
		async ( { dispatch }: Context ): Promise< void > => {
			const answer = await dispatch( track( 'getOption', [ name ], async () => fetchOptionInBatch( name ) ) );
			dispatch( receiveOptions( { [ name ]: false, ...answer } ) );
		},
};

/** Options of the site. */
export const optionsStore = createReduxStore< OptionsState, typeof actions, typeof selectors >( 'wc/admin/options', {
	reducer: combineReducers( {
		values: optionsReducer,
		isUpdating: isUpdating.reducer,
		requests: requestsReducer,
	} ),
	actions,
	selectors,
	resolvers,
} );
