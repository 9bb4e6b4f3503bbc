// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, Setting, SettingUpdate, StoreLock, ValueOptions } from './values';

/** The store `wc/admin/settings-options`. */
export interface WcAdminSettingsOptions {
	readonly selectors: {
		getGroups: () => readonly Setting[];
		getGroup: ( id: string ) => Setting | undefined;
		getSettings: ( group: string ) => Readonly< Record< string, Setting > >;
		getSetting: ( group: string, id: string ) => Setting | undefined;
		getSettingValue: ( group: string, id: string, options?: ValueOptions ) => unknown;
		getEditedSettingIds: ( group: string ) => readonly string[];
		hasEditsForGroup: ( group: string ) => boolean;
		isSettingEdited: ( group: string, id: string ) => boolean;
		isSettingSaving: ( group: string, id: string ) => boolean;
		isGroupSaving: ( group: string ) => boolean;
		getSettingError: ( group: string, id: string ) => ApiError | undefined;
		getGroupError: ( group: string ) => ApiError | undefined;
	};
	readonly actions: {
		saveSetting: ( group: string, id: string, value: unknown ) => Promise< readonly Setting[] >;
		saveSettingsGroup: (
			group: string,
			values: Readonly< Record< string, unknown > > | readonly SettingUpdate[]
		) => Promise< readonly Setting[] >;
		saveEditedSetting: ( group: string, id: string ) => Promise< void >;
		saveEditedSettingsGroup: ( group: string ) => Promise< void >;
		__unstableAcquireStoreLock: ( _store: string, path: readonly string[] ) => Promise< StoreLock >;
		__unstableReleaseStoreLock: ( lock: StoreLock ) => Promise< void >;
		receiveGroups: ( groups: readonly Setting[] ) => Promise< void >;
		receiveSettings: ( group: string, settings: readonly Setting[] ) => Promise< void >;
		editSetting: ( group: string, id: string, value: unknown ) => Promise< void >;
		editSettings: ( group: string, values: Readonly< Record< string, unknown > > | readonly SettingUpdate[] ) => Promise< void >;
		setSaving: ( group: string, ids: readonly string[] | null, isSaving: boolean ) => Promise< void >;
		revertEditedSetting: ( group: string, id: string ) => Promise< void >;
		revertEditedSettingsGroup: ( group: string ) => Promise< void >;
	};
}
