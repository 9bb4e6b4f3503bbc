import type { ApiError, WireObject } from '@store-admin/api';

export interface SettingsGroup {
	/** Resource of the group to its values; the group's own settings are under its own name. */
	readonly values: WireObject;
	/** Resources that were changed here and not saved yet. */
	readonly dirty: readonly string[];
	readonly isRequesting: boolean;
	readonly error: ApiError | undefined;
	/** Milliseconds since 1970, UTC. */
	readonly lastReceived: number | undefined;
}

export type SettingsState = Readonly< Record< string, SettingsGroup > >;

export type SettingsAction =
	| { readonly type: 'CLEAR_SETTINGS' }
	| {
			readonly type: 'CHANGE_GROUP';
			readonly group: string;
			readonly changes: Partial< SettingsGroup >;
			/** Resources to mark as changed. */
			readonly dirtied?: readonly string[];
	  };

export const EMPTY_GROUP: SettingsGroup = {
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
