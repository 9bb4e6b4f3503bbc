import { useDispatch } from '@wordpress/data';
import { useCallback } from 'react';
import { saveSettings, toApiError, type WireObject } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { settingsStore } from './store';

export interface SettingsGroupHook {
	/** Setting id to stored value. */
	readonly settings: RemoteData< WireObject >;
	/**
	 * Saves only these settings of the group, so that changes of other tabs are kept. Rejects with an ApiError whose
	 * `fieldErrors` name the refused settings; the shown values stay as they were.
	 */
	readonly save: ( changes: WireObject ) => Promise< void >;
	readonly retry: () => void;
}

function isObject( value: unknown ): value is WireObject {
	return typeof value === 'object' && value !== null;
}

const NOTHING: WireObject = {};

/** The group's own settings are under the name of the group. */
function valuesOf( values: WireObject, group: string ): WireObject {
	const own = values[ group ];
	return isObject( own ) ? own : NOTHING;
}

async function saveOrThrow( group: string, changes: WireObject ): Promise< void > {
	const update = Object.entries( changes ).map( ( [ id, value ] ) => ( { id, value } ) );
	const { errors } = await saveSettings( group, update );
	const refused = Object.values( errors );
	if ( refused.length > 0 ) {
		throw toApiError( { code: 'settings_not_saved', message: refused.join( ' ' ), data: { status: 400, params: errors } } );
	}
}

/**
 * Reads and saves a group of the store's settings.
 *
 * @param group Such as `general` or `tax`.
 */
export function useSettingsGroup( group: string ): SettingsGroupHook {
	const parse = useCallback( ( values: WireObject ) => valuesOf( values, group ), [ group ] );
	const { remote: settings, refresh } = useRemote( settingsStore, 'getSettings', [ group ], {
		parse,
		errorSelector: 'getLastSettingsErrorForGroup',
	} );
	const { updateSettingsForGroup, clearIsDirty } = useDispatch( settingsStore );
	const known = settings.status === 'ready' ? settings.data : NOTHING;
	const save = useCallback(
		async ( changes: WireObject ) => {
			await saveOrThrow( group, changes );
			await updateSettingsForGroup( group, { [ group ]: { ...known, ...changes } } );
			await clearIsDirty( group );
		},
		[ group, known, updateSettingsForGroup, clearIsDirty ]
	);
	return { settings, save, retry: refresh };
}
