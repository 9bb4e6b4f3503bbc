import { get, post, put } from '../core/request';
import { anything, maybe, object, requiredText, text, usableListOf, where, type Shape } from '../core/shape';

/** One setting of a group, with the field names of the route; `value` is the stored value. */
export type Setting = Readonly< Record< string, unknown > > & { readonly id: string; readonly value?: unknown };

export interface SettingUpdate {
	readonly id: string;
	readonly value: unknown;
}

const SETTINGS = '/wc-analytics/settings';

const setting: Shape< Setting > = object( { id: requiredText, value: maybe( anything ) } );

/** Extensions register settings and groups too. */
const settings = usableListOf( setting, 'setting' );

/** Fetches the groups of settings. */
export async function fetchSettingsGroups(): Promise< readonly Setting[] > {
	return get( settings, '/wc/v3/settings' );
}

/** Fetches the settings of a group. */
export async function fetchSettings( group: string ): Promise< readonly Setting[] > {
	return get( settings, `${ SETTINGS }/${ encodeURIComponent( group ) }` );
}

function pathOf( group: string, settingId: string ): string {
	return `${ SETTINGS }/${ encodeURIComponent( group ) }/${ encodeURIComponent( settingId ) }`;
}

function settingWithId( settingId: string ): Shape< Setting > {
	return where( setting, ( found ) => found.id === settingId, `the setting ${ settingId }` );
}

/** Fetches one setting. */
export async function fetchSetting( group: string, settingId: string ): Promise< Setting > {
	return get( settingWithId( settingId ), pathOf( group, settingId ) );
}

/** Saves one setting. */
export async function saveSetting( group: string, { id, value }: SettingUpdate ): Promise< Setting > {
	return put( settingWithId( id ), pathOf( group, id ), { value } );
}

export interface SettingsBatchAnswer {
	readonly saved: readonly Setting[];
	/** Setting id to the reason why it was refused. */
	readonly errors: Readonly< Record< string, string > >;
}

const batchItem = object( { id: requiredText, error: maybe( object( { message: text } ) ) } );

/**
 * Saves settings of a group. The server answers 200 even when it refuses some of them.
 *
 * @return The saved settings, and the refused ones with the reasons.
 * @throws {ApiError} Also when one of the settings is missing in the answer.
 */
export async function saveSettings( group: string, update: readonly SettingUpdate[] ): Promise< SettingsBatchAnswer > {
	const answered = update.reduce(
		( shape, { id } ) => where( shape, ( items ) => items.some( ( item ) => item.id === id ), `the setting ${ id }` ),
		usableListOf( batchItem, 'setting' )
	);
	const { update: items } = await post( object( { update: answered } ), `${ SETTINGS }/${ encodeURIComponent( group ) }/batch`, {
		update,
	} );
	return {
		saved: items.filter( ( { error } ) => error === undefined ),
		errors: Object.fromEntries( items.flatMap( ( { id, error } ) => ( error === undefined ? [] : [ [ id, error.message ] ] ) ) ),
	};
}
