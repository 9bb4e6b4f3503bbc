import { createReduxStore } from '@wordpress/data';
import { fetchSettings, saveSettings, toApiError, type ApiError, type SettingUpdate, type WireObject } from '@store-admin/api';
import { memoized } from '../remote-data/memoized';
import { stateOf, type PlainAction, type Thunk, type ThunkContext } from '../remote-data/thunk';
import { EMPTY_GROUP, settingsReducer, type SettingsAction, type SettingsGroup, type SettingsState } from './settings-reducer';

const NO_KEYS: readonly string[] = [];
const EMPTY: WireObject = {};

type SettingFilter = ( value: unknown, fallback: unknown ) => unknown;

function groupOf( state: SettingsState, group: string ): SettingsGroup {
	return state[ group ] ?? EMPTY_GROUP;
}

function change( group: string, changes: Partial< SettingsGroup >, dirtied: readonly string[] = [] ): SettingsAction {
	return { type: 'CHANGE_GROUP', group, changes, dirtied };
}

const selectors = {
	getSettingsGroupNames: memoized(
		( state: SettingsState ) => [ state ],
		( state ): readonly string[] => Object.keys( state )
	),
	getSettings: ( state: SettingsState, group: string ): WireObject => groupOf( state, group ).values,
	/** The resources asked for; one that is not there comes as an empty object. */
	getSettingsForGroup: memoized(
		( state: SettingsState, group: string, _keys?: readonly string[] ) => [ groupOf( state, group ).values ],
		( state, group, keys = NO_KEYS ): WireObject =>
			Object.fromEntries( keys.map( ( key ) => [ key, groupOf( state, group ).values[ key ] ?? EMPTY ] ) )
	),
	getSetting: (
		state: SettingsState,
		group: string,
		name: string,
		fallback: unknown = false,
		filter: SettingFilter = ( value ) => value
	): unknown => filter( groupOf( state, group ).values[ name ] ?? fallback, fallback ),
	getDirtyKeys: ( state: SettingsState, group: string ): readonly string[] => state[ group ]?.dirty ?? NO_KEYS,
	getIsDirty: ( state: SettingsState, group: string, keys: readonly string[] = [] ): boolean =>
		keys.some( ( key ) => groupOf( state, group ).dirty.includes( key ) ),
	isUpdateSettingsRequesting: ( state: SettingsState, group: string ): boolean => groupOf( state, group ).isRequesting,
	getLastSettingsErrorForGroup: ( state: SettingsState, group: string ): ApiError | undefined => groupOf( state, group ).error,
	getSettingsError: ( state: SettingsState, group: string, _id?: string ): ApiError | undefined => groupOf( state, group ).error,
};

type Context = ThunkContext< SettingsState >;

function toUpdates( resources: readonly unknown[] ): readonly SettingUpdate[] {
	return resources.flatMap( ( resource ) =>
		Object.entries( resource ?? {} ).map( ( [ id, value ]: [ string, unknown ] ) => ( { id, value } ) )
	);
}

const actions = {
	updateSettingsForGroup: ( group: string, values: WireObject ): PlainAction =>
		change( group, { values, lastReceived: Date.now() }, Object.keys( values ) ),
	updateErrorForGroup: ( group: string, values: WireObject, error: ApiError, time = Date.now() ): PlainAction =>
		change( group, { values, error, isRequesting: false, lastReceived: time } ),
	clearIsDirty: ( group: string ): PlainAction => change( group, { dirty: [] } ),
	clearSettings: (): SettingsAction => ( { type: 'CLEAR_SETTINGS' } ),
	/** Saves what was changed; rejects, and keeps it marked as changed, when the server refused any of it. */
	persistSettingsForGroup:
		( group: string ) =>
		async ( { dispatch, select }: Context ): Promise< void > => {
			const { values, dirty } = groupOf( stateOf( { select } ), group );
			if ( dirty.length === 0 ) {
				return;
			}
			dispatch( change( group, { isRequesting: true, error: undefined } ) );
			try {
				const { errors } = await saveSettings( group, toUpdates( dirty.map( ( key ) => values[ key ] ) ) );
				const refused = Object.entries( errors );
				if ( refused.length > 0 ) {
					throw toApiError( {
						code: 'settings_not_saved',
						message: refused.map( ( [ , message ] ) => message ).join( ' ' ),
						data: { status: 400, params: errors },
					} );
				}
				dispatch( change( group, { dirty: [], isRequesting: false } ) );
			} catch ( thrown ) {
				const error = toApiError( thrown );
				dispatch( change( group, { isRequesting: false, error } ) );
				throw error;
			}
		},
	updateAndPersistSettingsForGroup:
		( group: string, values: WireObject ): Thunk< void > =>
		async ( { dispatch } ) => {
			dispatch( actions.updateSettingsForGroup( group, values ) );
			await dispatch( actions.persistSettingsForGroup( group ) );
		},
};

function readGroup( group: string ): Thunk< void > {
	return async ( { dispatch } ) => {
		dispatch( change( group, { isRequesting: true, error: undefined } ) );
		try {
			const settings = await fetchSettings( group );
			const values = Object.fromEntries( settings.map( ( { id, value } ) => [ id, value ] ) );
			dispatch( change( group, { values: { [ group ]: values }, isRequesting: false, lastReceived: Date.now() } ) );
		} catch ( thrown ) {
			const error = toApiError( thrown );
			dispatch( change( group, { isRequesting: false, error } ) );
			throw error;
		}
	};
}

/** Settings of the store by group, as values. */
export const settingsStore = createReduxStore< SettingsState, typeof actions, typeof selectors >( 'wc/admin/settings', {
	reducer: settingsReducer,
	actions,
	selectors,
	resolvers: {
		getSettings: readGroup,
		getSettingsForGroup:
			( group: string ) =>
			async ( { resolveSelect }: { resolveSelect: GroupResolver } ) => {
				await resolveSelect.getSettings( group );
			},
	},
} );

interface GroupResolver {
	readonly getSettings: ( group: string ) => Promise< unknown >;
}
