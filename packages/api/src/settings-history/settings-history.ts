import { get, post } from '../core/request';
import { anything, id, object, listOf, requiredFlag, requiredText, text, where, type ValueOf } from '../core/shape';

const ROUTE = '/store-admin/v1/settings-history';

const change = object( {
	/** Name of the option, with the field in brackets: `woocommerce_cod_settings[title]`. */
	option: requiredText,
	/** Title of the field; empty when the server does not know it. */
	label: text,
	before: anything,
	after: anything,
} );

const entry = object( {
	id,
	/** UTC, ISO 8601. */
	time: requiredText,
	/** Name of the user; empty when the account is gone. */
	user: text,
	/** Address below wp-admin of the page where the settings were saved. */
	place: requiredText,
	/** Whether the settings still are as they were saved then. */
	canPutBack: requiredFlag,
	changes: listOf( change ),
} );

export type SettingChange = ValueOf< typeof change >;
export type SettingsHistoryEntry = ValueOf< typeof entry >;

/**
 * Fetches the last saves of settings, newest first. The route is ours; keys and passwords are not in it.
 *
 * @throws {ApiError}
 */
export function fetchSettingsHistory(): Promise< readonly SettingsHistoryEntry[] > {
	return get( listOf( entry ), ROUTE );
}

/**
 * Writes the values from before a save again.
 *
 * @param entryId Id of the save.
 * @throws {ApiError} With status 409 when the settings were changed again since then; nothing is written then.
 */
export async function putBackSettings( entryId: number ): Promise< void > {
	await post(
		object( { putBack: where( id, ( value ) => value === entryId, 'the id of the save' ) } ),
		`${ ROUTE }/${ entryId }/put-back`
	);
}
