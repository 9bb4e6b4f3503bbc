import type { ApiError, WireObject } from '@store-admin/api';
import { memoized } from '../../core/remote-data/memoized';
import { groupOf, type SettingsState } from './state';

const NO_KEYS: readonly string[] = [];
const EMPTY: WireObject = {};

type SettingFilter = ( value: unknown, fallback: unknown ) => unknown;

/** Extensions may pass any value as the list. */
const toKeys = ( keys: unknown ): readonly string[] => ( Array.isArray( keys ) ? ( keys as readonly string[] ) : NO_KEYS );

/** The public selectors of `wc/admin/settings`. */
export const selectors = {
	getSettingsGroupNames: memoized(
		( state: SettingsState ) => [ state ],
		( state ): readonly string[] => Object.keys( state )
	),
	getSettings: ( state: SettingsState, group: string ): WireObject => groupOf( state, group ).values,
	/** The requested resources; a missing one is an empty object. */
	getSettingsForGroup: memoized(
		( state: SettingsState, group: string, _keys?: readonly string[] ) => [ groupOf( state, group ).values ],
		( state, group, keys ): WireObject =>
			Object.fromEntries( toKeys( keys ).map( ( key ) => [ key, groupOf( state, group ).values[ key ] ?? EMPTY ] ) )
	),
	getSetting: ( state: SettingsState, group: string, name: string, fallback: unknown = false, filter?: SettingFilter ): unknown => {
		const value = groupOf( state, group ).values[ name ] ?? fallback;
		return typeof filter === 'function' ? filter( value, fallback ) : value;
	},
	getDirtyKeys: ( state: SettingsState, group: string ): readonly string[] => groupOf( state, group ).dirty,
	getIsDirty: ( state: SettingsState, group: string, keys?: readonly string[] ): boolean =>
		toKeys( keys ).some( ( key ) => groupOf( state, group ).dirty.includes( key ) ),
	isUpdateSettingsRequesting: ( state: SettingsState, group: string ): boolean => groupOf( state, group ).isRequesting,
	getLastSettingsErrorForGroup: ( state: SettingsState, group: string ): ApiError | undefined => groupOf( state, group ).error,
	getSettingsError: ( state: SettingsState, group: string, _id?: string ): ApiError | undefined => groupOf( state, group ).error,
};
