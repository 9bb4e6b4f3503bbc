import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from 'react';
import { saveSettings, toApiError, type WireObject } from '@store-admin/api';
import { readRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { settingsStore } from './store';

export interface SettingsGroupHook {
	/** Setting id to its stored value. */
	readonly settings: RemoteData< WireObject >;
	/**
	 * Saves some settings of the group and nothing else, so that what another tab changed meanwhile stays.
	 * Rejects with an ApiError whose `fieldErrors` name the settings that were refused; what is shown stays as it was.
	 */
	readonly save: ( changes: WireObject ) => Promise< void >;
	readonly retry: () => void;
}

function isObject( value: unknown ): value is WireObject {
	return typeof value === 'object' && value !== null;
}

const NOTHING: WireObject = {};

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
	const settings = useSelect(
		( select ) => {
			const store = select( settingsStore );
			const value = store.getSettings( group )[ group ];
			// The host's own store, which may be the page's, throws when it is asked about a group before its first answer.
			const isFinished = store.hasFinishedResolution( 'getSettings', [ group ] );
			return readRemote( store, 'getSettings', [ group ], {
				value: isObject( value ) ? value : NOTHING,
				hasValue: isObject( value ),
				publicError: isFinished ? store.getLastSettingsErrorForGroup( group ) : undefined,
			} );
		},
		[ group ]
	);
	const { updateSettingsForGroup, clearIsDirty, invalidateResolution } = useDispatch( settingsStore );
	const known = settings.status === 'ready' ? settings.data : NOTHING;
	const save = useCallback(
		async ( changes: WireObject ) => {
			await saveOrThrow( group, changes );
			await updateSettingsForGroup( group, { [ group ]: { ...known, ...changes } } );
			await clearIsDirty( group );
		},
		[ group, known, updateSettingsForGroup, clearIsDirty ]
	);
	const retry = useCallback( () => {
		void invalidateResolution( 'getSettings', [ group ] );
	}, [ group, invalidateResolution ] );
	return { settings, save, retry };
}
