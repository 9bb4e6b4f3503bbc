// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, SettingFilter } from './values';

/** The store `wc/admin/settings`. */
export interface WcAdminSettings {
	readonly selectors: {
		getSettingsGroupNames: () => readonly string[];
		getSettings: ( group: string ) => Readonly< Record< string, unknown > >;
		getSettingsForGroup: ( group: string, keys: readonly string[] | undefined ) => Readonly< Record< string, unknown > >;
		getSetting: ( group: string, name: string, fallback?: unknown, filter?: SettingFilter ) => unknown;
		getDirtyKeys: ( group: string ) => readonly string[];
		getIsDirty: ( group: string, keys?: readonly string[] ) => boolean;
		isUpdateSettingsRequesting: ( group: string ) => boolean;
		getLastSettingsErrorForGroup: ( group: string ) => ApiError | undefined;
		getSettingsError: ( group: string, _id?: string ) => ApiError | undefined;
	};
	readonly actions: {
		persistSettingsForGroup: ( group: string ) => Promise< void >;
		updateAndPersistSettingsForGroup: ( group: string, values: Readonly< Record< string, unknown > > ) => Promise< void >;
		updateSettingsForGroup: ( group: string, values: Readonly< Record< string, unknown > > ) => Promise< void >;
		updateErrorForGroup: (
			group: string,
			values: Readonly< Record< string, unknown > >,
			error: ApiError,
			time?: number
		) => Promise< void >;
		clearIsDirty: ( group: string ) => Promise< void >;
		clearSettings: () => Promise< void >;
	};
}
