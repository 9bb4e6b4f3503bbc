import type { Setting, SettingUpdate } from '@store-admin/api';
import { stateOf, type ThunkContext } from '../../core/remote-data/thunk';
import { merge, WHOLE_GROUP, type SettingsOptionsAction, type SettingsOptionsState } from './reducer';

export type Values = Readonly< Record< string, unknown > >;

/** The action that puts settings in by their id. */
export function receiveSettings( group: string, settings: readonly Setting[] ): SettingsOptionsAction {
	return merge( 'settings', group, Object.fromEntries( settings.map( ( setting ) => [ setting.id, setting ] ) ) );
}

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

/** The public actions of `wc/admin/settings-options` that change what is kept without asking the server. */
export const editActions = {
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
