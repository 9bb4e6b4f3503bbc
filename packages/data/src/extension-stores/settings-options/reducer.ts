import type { ApiError, Setting } from '@store-admin/api';

type ByGroup< Value > = Readonly< Record< string, Readonly< Record< string, Value > > > >;

export interface SettingsOptionsState {
	readonly groups: readonly Setting[];
	readonly settings: ByGroup< Setting >;
	/** Values typed in and not saved yet. */
	readonly edits: ByGroup< unknown >;
	/** Settings on their way to the server; `''` stands for the whole group. */
	readonly saving: ByGroup< boolean >;
	/** What went wrong with a setting; `''` stands for the whole group. */
	readonly errors: ByGroup< ApiError | undefined >;
}

/** Names a whole group where the id of a setting belongs. */
export const WHOLE_GROUP = '';

type Slice = 'settings' | 'edits' | 'saving' | 'errors';

export type SettingsOptionsAction =
	| { readonly type: 'RECEIVE_GROUPS'; readonly groups: readonly Setting[] }
	| {
			readonly type: 'MERGE_BY_GROUP';
			readonly slice: Slice;
			readonly group: string;
			readonly entries: Readonly< Record< string, unknown > >;
	  }
	| { readonly type: 'DROP_EDITS'; readonly group: string; readonly ids: readonly string[] };

const EMPTY: SettingsOptionsState = { groups: [], settings: {}, edits: {}, saving: {}, errors: {} };

export function merge( slice: Slice, group: string, entries: Readonly< Record< string, unknown > > ): SettingsOptionsAction {
	return { type: 'MERGE_BY_GROUP', slice, group, entries };
}

export function settingsOptionsReducer( state: SettingsOptionsState = EMPTY, action: SettingsOptionsAction ): SettingsOptionsState {
	switch ( action.type ) {
		case 'RECEIVE_GROUPS':
			return { ...state, groups: action.groups };
		case 'MERGE_BY_GROUP': {
			const slice = state[ action.slice ];
			const entries = { ...slice[ action.group ], ...action.entries };
			return { ...state, [ action.slice ]: { ...slice, [ action.group ]: entries } };
		}
		case 'DROP_EDITS': {
			const kept = Object.entries( state.edits[ action.group ] ?? {} ).filter( ( [ id ] ) => ! action.ids.includes( id ) );
			return { ...state, edits: { ...state.edits, [ action.group ]: Object.fromEntries( kept ) } };
		}
		default:
			return state;
	}
}
