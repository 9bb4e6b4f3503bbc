import type { ApiError, Setting } from '@store-admin/api';
import { valueAt, type Keyed } from '../../core/remote-data/keyed-values';
import { memoized } from '../../core/remote-data/memoized';
import { WHOLE_GROUP, type SettingsOptionsState } from './state';

export interface ValueOptions {
	/** Whether unsaved edits are included. */
	readonly includeEdits?: boolean;
}

const NOTHING: Keyed< never > = {};

/** The stored values of a group, by setting id. */
function ofGroup< Value >( groups: Keyed< Keyed< Value > >, group: string ): Keyed< Value > {
	return valueAt( groups, group ) ?? NOTHING;
}

/** The public selectors of `wc/admin/settings-options`. */
export const selectors = {
	getGroups: ( state: SettingsOptionsState ): readonly Setting[] => state.groups,
	getGroup: ( state: SettingsOptionsState, id: string ): Setting | undefined => state.groups.find( ( group ) => group.id === id ),
	/** The settings of a group by their ids, as the host's own store returns them. */
	getSettings: ( state: SettingsOptionsState, group: string ): Keyed< Setting > => ofGroup( state.settings, group ),
	getSetting: ( state: SettingsOptionsState, group: string, id: string ): Setting | undefined =>
		valueAt( ofGroup( state.settings, group ), id ),
	getSettingValue: ( state: SettingsOptionsState, group: string, id: string, options?: ValueOptions ): unknown => {
		const edits = ofGroup( state.edits, group );
		return options?.includeEdits !== false && Object.hasOwn( edits, id )
			? edits[ id ]
			: valueAt( ofGroup( state.settings, group ), id )?.[ 'value' ];
	},
	getEditedSettingIds: memoized(
		( state: SettingsOptionsState, group: string ) => [ ofGroup( state.edits, group ) ],
		( state, group ): readonly string[] => Object.keys( ofGroup( state.edits, group ) )
	),
	hasEditsForGroup: ( state: SettingsOptionsState, group: string ): boolean => Object.keys( ofGroup( state.edits, group ) ).length > 0,
	isSettingEdited: ( state: SettingsOptionsState, group: string, id: string ): boolean =>
		Object.hasOwn( ofGroup( state.edits, group ), id ),
	isSettingSaving: ( state: SettingsOptionsState, group: string, id: string ): boolean =>
		valueAt( ofGroup( state.saving, group ), id ) ?? false,
	isGroupSaving: ( state: SettingsOptionsState, group: string ): boolean =>
		Object.values( ofGroup( state.saving, group ) ).some( Boolean ),
	getSettingError: ( state: SettingsOptionsState, group: string, id: string ): ApiError | undefined =>
		valueAt( ofGroup( state.errors, group ), id ),
	getGroupError: ( state: SettingsOptionsState, group: string ): ApiError | undefined => ofGroup( state.errors, group )[ WHOLE_GROUP ],
};
