import type { ApiError, Setting } from '@store-admin/api';
import { memoized } from '../remote-data/memoized';
import { WHOLE_GROUP, type SettingsOptionsState } from './reducer';

export interface ValueOptions {
	/** Whether what was typed in and not saved yet counts. */
	readonly includeEdits?: boolean;
}

/** The public selectors of `wc/admin/settings-options`. */
export const selectors = {
	getGroups: ( state: SettingsOptionsState ): readonly Setting[] => state.groups,
	getGroup: ( state: SettingsOptionsState, id: string ): Setting | undefined => state.groups.find( ( group ) => group.id === id ),
	getSettings: memoized(
		( state: SettingsOptionsState, group: string ) => [ state.settings[ group ] ],
		( state, group ): readonly Setting[] => Object.values( state.settings[ group ] ?? {} )
	),
	getSetting: ( state: SettingsOptionsState, group: string, id: string ): Setting | undefined => state.settings[ group ]?.[ id ],
	getSettingValue: ( state: SettingsOptionsState, group: string, id: string, { includeEdits = true }: ValueOptions = {} ): unknown => {
		const edits = state.edits[ group ] ?? {};
		return includeEdits && id in edits ? edits[ id ] : state.settings[ group ]?.[ id ]?.[ 'value' ];
	},
	getEditedSettingIds: memoized(
		( state: SettingsOptionsState, group: string ) => [ state.edits[ group ] ],
		( state, group ): readonly string[] => Object.keys( state.edits[ group ] ?? {} )
	),
	hasEditsForGroup: ( state: SettingsOptionsState, group: string ): boolean => Object.keys( state.edits[ group ] ?? {} ).length > 0,
	isSettingEdited: ( state: SettingsOptionsState, group: string, id: string ): boolean => id in ( state.edits[ group ] ?? {} ),
	isSettingSaving: ( state: SettingsOptionsState, group: string, id: string ): boolean => state.saving[ group ]?.[ id ] ?? false,
	isGroupSaving: ( state: SettingsOptionsState, group: string ): boolean => Object.values( state.saving[ group ] ?? {} ).some( Boolean ),
	getSettingError: ( state: SettingsOptionsState, group: string, id: string ): ApiError | undefined => state.errors[ group ]?.[ id ],
	getGroupError: ( state: SettingsOptionsState, group: string ): ApiError | undefined => state.errors[ group ]?.[ WHOLE_GROUP ],
};
