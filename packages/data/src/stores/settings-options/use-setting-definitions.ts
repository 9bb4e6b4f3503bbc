import { useDispatch } from '@wordpress/data';
import { useCallback } from 'react';
import { parseSettingDefinitions, saveSettings, toApiError, type SettingDefinition, type WireObject } from '@store-admin/api';
import { isOwnStore } from '../../core/own-stores';
import { neverEmpty } from '../../core/remote-data/reading';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { settingsOptionsStore } from './store';

export interface SettingDefinitionsHook {
	readonly settings: RemoteData< readonly SettingDefinition[] >;
	/**
	 * Saves only these settings, by id. Rejects with an ApiError whose `fieldErrors` name the refused settings; the
	 * others are saved.
	 */
	readonly save: ( changes: WireObject ) => Promise< void >;
	readonly retry: () => void;
}

/** Parses the settings of a group, which stores keep by their ids. Without any, the host's own store was not answered. */
const parse = neverEmpty( ( byId ) => parseSettingDefinitions( Object.values( byId as WireObject ) ), 'settings of a group' );

/**
 * Reads and saves a group of settings with what the host says about each: choices and default.
 *
 * @param group Such as `wc_admin`.
 */
export function useSettingDefinitions( group: string ): SettingDefinitionsHook {
	const { remote: settings, refresh } = useRemote( settingsOptionsStore, 'getSettings', [ group ], {
		parse,
		errorSelector: 'getGroupError',
	} );
	const actions = useDispatch( settingsOptionsStore );
	const save = useCallback(
		async ( changes: WireObject ) => {
			const update = Object.entries( changes ).map( ( [ id, value ] ) => ( { id, value } ) );
			const { saved, errors } = await saveSettings( group, update );
			await actions.receiveSettings( group, saved );
			if ( ! isOwnStore( actions ) ) {
				// The host's own store changes its settings in place, so nobody is told.
				refresh();
			}
			const refused = Object.values( errors );
			if ( refused.length > 0 ) {
				throw toApiError( { code: 'settings_not_saved', message: refused.join( ' ' ), data: { status: 400, params: errors } } );
			}
		},
		[ group, actions, refresh ]
	);
	return { settings, save, retry: refresh };
}
