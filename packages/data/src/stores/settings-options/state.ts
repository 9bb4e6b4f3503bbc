import type { ApiError, Setting, SettingUpdate } from '@store-admin/api';
import { stateOf, type ThunkContext } from '../../core/remote-data/thunk';

type ByGroup< Value > = Readonly< Record< string, Readonly< Record< string, Value > > > >;

export interface SettingsOptionsState {
	readonly groups: readonly Setting[];
	readonly settings: ByGroup< Setting >;
	/** Unsaved edits. */
	readonly edits: ByGroup< unknown >;
	/** Settings that are being saved; `''` is the whole group. */
	readonly saving: ByGroup< boolean >;
	/** Errors by setting; `''` is the whole group. */
	readonly errors: ByGroup< ApiError | undefined >;
}

/** The key of a whole group, in place of a setting id. */
export const WHOLE_GROUP = '';

type Slice = 'settings' | 'edits' | 'saving' | 'errors';

type SettingsOptionsAction =
	| { readonly type: 'RECEIVE_GROUPS'; readonly groups: readonly Setting[] }
	| {
			readonly type: 'MERGE_BY_GROUP';
			readonly slice: Slice;
			readonly group: string;
			readonly entries: Readonly< Record< string, unknown > >;
	  }
	| { readonly type: 'DROP_EDITS'; readonly group: string; readonly ids: readonly string[] };

const EMPTY: SettingsOptionsState = { groups: [], settings: {}, edits: {}, saving: {}, errors: {} };

/** The action that adds entries to a slice of a group. */
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

export type Values = Readonly< Record< string, unknown > >;

/** The action that stores settings by their id. */
export function receiveSettings( group: string, settings: readonly Setting[] ): SettingsOptionsAction {
	return merge( 'settings', group, Object.fromEntries( settings.map( ( setting ) => [ setting.id, setting ] ) ) );
}

/** The action that drops unsaved edits. */
export function dropEdits( group: string, ids: readonly string[] ): SettingsOptionsAction {
	return { type: 'DROP_EDITS', group, ids };
}

function isUpdateList( values: Values | readonly SettingUpdate[] ): values is readonly SettingUpdate[] {
	return Array.isArray( values );
}

/** The same changes as a list. */
export function toUpdates( values: Values | readonly SettingUpdate[] ): readonly SettingUpdate[] {
	return isUpdateList( values ) ? values : Object.entries( values ).map( ( [ id, value ] ) => ( { id, value } ) );
}

/** The public actions of `wc/admin/settings-options` that store values. */
export const receiveActions = {
	receiveGroups: ( groups: readonly Setting[] ): SettingsOptionsAction => ( { type: 'RECEIVE_GROUPS', groups } ),
	receiveSettings,
	editSetting: ( group: string, id: string, value: unknown ): SettingsOptionsAction => merge( 'edits', group, { [ id ]: value } ),
	editSettings: ( group: string, values: Values | readonly SettingUpdate[] ): SettingsOptionsAction =>
		merge( 'edits', group, Object.fromEntries( toUpdates( values ).map( ( { id, value } ) => [ id, value ] ) ) ),
	setSaving: ( group: string, ids: readonly string[] | null, isSaving: boolean ): SettingsOptionsAction =>
		merge( 'saving', group, Object.fromEntries( ( ids ?? [ WHOLE_GROUP ] ).map( ( id ) => [ id, isSaving ] ) ) ),
	revertEditedSetting: ( group: string, id: string ): SettingsOptionsAction => dropEdits( group, [ id ] ),
	revertEditedSettingsGroup:
		( group: string ) =>
		( { dispatch, select }: ThunkContext< SettingsOptionsState > ): void => {
			dispatch( dropEdits( group, Object.keys( stateOf( { select } ).edits[ group ] ?? {} ) ) );
		},
};
