import { useMemo } from 'react';
import { saveSetting, saveSiteTitle } from '@store-admin/api';

/** Saves single settings, for screens that do not read their groups. All reject with an ApiError. */
export interface SettingWrites {
	readonly saveSetting: ( group: string, id: string, value: string ) => Promise< unknown >;
	/** Saves the title of the site, as plain text. */
	readonly saveSiteTitle: ( title: string ) => Promise< unknown >;
}

/** Saves a setting without reading its group, which has thousands of choices for some. */
export function useSettingWrites(): SettingWrites {
	return useMemo( () => ( { saveSetting: async ( group, id, value ) => saveSetting( group, { id, value } ), saveSiteTitle } ), [] );
}
