import { get } from '../core/request';
import { object, requiredText, text, usableListOf, type ValueOf } from '../core/shape';

const settingName = object( {
	id: requiredText,
	label: requiredText,
	tab: requiredText,
	tabLabel: text,
	/** Section of the tab; empty for the first. */
	section: text,
} );

/** Name and place of a setting. */
export type SettingName = ValueOf< typeof settingName >;

/**
 * Fetches the names of all settings with their tabs and sections. The route is ours; values are not in it.
 *
 * @throws {ApiError}
 */
export async function fetchSettingNames(): Promise< readonly SettingName[] > {
	return get( usableListOf( settingName, 'setting' ), '/store-admin/v1/setting-names' );
}
