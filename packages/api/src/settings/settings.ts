import { get, request, post } from '../core/request';
import { isWireObject, toObject, toObjects, toText, type WireObject } from '../core/wire';

/** One setting of a group, in the words of the route; `value` is what is stored. */
export type Setting = WireObject & { readonly id: string };

export interface SettingUpdate {
	readonly id: string;
	readonly value: unknown;
}

const SETTINGS = '/wc-analytics/settings';

function toSetting( wire: WireObject ): Setting {
	return { ...wire, id: toText( wire[ 'id' ] ) };
}

/** Reads the groups of settings. */
export async function fetchSettingsGroups(): Promise< readonly Setting[] > {
	return toObjects( await get( '/wc/v3/settings' ) ).map( toSetting );
}

/** Reads the settings of a group. */
export async function fetchSettings( group: string ): Promise< readonly Setting[] > {
	return toObjects( await get( `${ SETTINGS }/${ encodeURIComponent( group ) }` ) ).map( toSetting );
}

/** Reads one setting. */
export async function fetchSetting( group: string, id: string ): Promise< Setting > {
	return toSetting( toObject( await get( `${ SETTINGS }/${ encodeURIComponent( group ) }/${ encodeURIComponent( id ) }` ) ) );
}

/** Saves one setting. */
export async function saveSetting( group: string, { id, value }: SettingUpdate ): Promise< Setting > {
	const path = `${ SETTINGS }/${ encodeURIComponent( group ) }/${ encodeURIComponent( id ) }`;
	return toSetting( toObject( ( await request( { method: 'PUT', path, data: { value } } ) ).body ) );
}

export interface SettingsBatchAnswer {
	readonly saved: readonly Setting[];
	/** Setting id to the message with which it was refused. */
	readonly errors: Readonly< Record< string, string > >;
}

/**
 * Saves settings of a group. The server answers 200 even when it refuses some of them.
 *
 * @return What was saved, and what was refused and why.
 */
export async function saveSettings( group: string, update: readonly SettingUpdate[] ): Promise< SettingsBatchAnswer > {
	const answer = toObject( await post( `${ SETTINGS }/${ encodeURIComponent( group ) }/batch`, { update } ) );
	const items = toObjects( answer[ 'update' ] ).map( toSetting );
	const isRefused = ( item: Setting ) => isWireObject( item[ 'error' ] );
	return {
		saved: items.filter( ( item ) => ! isRefused( item ) ),
		errors: Object.fromEntries(
			items.filter( isRefused ).map( ( item ) => [ item.id, toText( toObject( item[ 'error' ] )[ 'message' ] ) ] )
		),
	};
}
