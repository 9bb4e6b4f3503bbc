import type { ApiError, WireObject } from '@store-admin/api';
import { valueAt } from '../../core/remote-data/keyed-values';
import type { PlainAction } from '../../core/remote-data/thunk';

export interface SettingsGroup {
	/** Resource of the group to its values. The group's own settings are under the name of the group. */
	readonly values: WireObject;
	/** Resources with unsaved changes. */
	readonly dirty: readonly string[];
	readonly isRequesting: boolean;
	readonly error: ApiError | undefined;
	/** Milliseconds since 1970, UTC. */
	readonly lastReceived: number | undefined;
}

export type SettingsState = Readonly< Record< string, SettingsGroup > >;

type SettingsAction =
	| { readonly type: 'CLEAR_SETTINGS' }
	| {
			readonly type: 'CHANGE_GROUP';
			readonly group: string;
			readonly changes: Partial< SettingsGroup >;
			/** Resources to mark as changed. */
			readonly dirtied?: readonly string[];
	  };

const EMPTY_GROUP: SettingsGroup = {
	values: {},
	dirty: [],
	isRequesting: false,
	error: undefined,
	lastReceived: undefined,
};

export function settingsReducer( state: SettingsState = {}, action: SettingsAction ): SettingsState {
	switch ( action.type ) {
		case 'CLEAR_SETTINGS':
			return {};
		case 'CHANGE_GROUP': {
			const group = state[ action.group ] ?? EMPTY_GROUP;
			const { changes, dirtied = [] } = action;
			return {
				...state,
				[ action.group ]: {
					...group,
					...changes,
					values: { ...group.values, ...changes.values },
					dirty: [ ...new Set( [ ...( changes.dirty ?? group.dirty ), ...dirtied ] ) ],
				},
			};
		}
		default:
			return state;
	}
}

/** The state of a group. */
export function groupOf( state: SettingsState, group: string ): SettingsGroup {
	return valueAt( state, group ) ?? EMPTY_GROUP;
}

/** The action that changes the state of a group. */
export function change( group: string, changes: Partial< SettingsGroup >, dirtied: readonly string[] = [] ): SettingsAction {
	return { type: 'CHANGE_GROUP', group, changes, dirtied };
}

/** The public actions of `wc/admin/settings` that store values. */
export const receiveActions = {
	/** Stores values that are not saved yet. */
	updateSettingsForGroup: ( group: string, values: WireObject ): PlainAction =>
		change( group, { values, lastReceived: Date.now() }, Object.keys( values ) ),
	updateErrorForGroup: ( group: string, values: WireObject, error: ApiError, time = Date.now() ): PlainAction =>
		change( group, { values, error, isRequesting: false, lastReceived: time } ),
	clearIsDirty: ( group: string ): PlainAction => change( group, { dirty: [] } ),
	clearSettings: (): PlainAction => ( { type: 'CLEAR_SETTINGS' } ),
};
