import { useMemo } from 'react';
import { parseGeneralSettings, type GeneralSettings } from '@store-admin/api';
import { mapRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { useSettingsGroup, type SettingsGroupHook } from './use-settings-group';

export interface GeneralSettingsHook extends Omit< SettingsGroupHook, 'settings' > {
	readonly settings: RemoteData< GeneralSettings >;
}

/** Reads and saves the general settings of the store. */
export function useGeneralSettings(): GeneralSettingsHook {
	const { settings, ...hook } = useSettingsGroup( 'general' );
	return { ...hook, settings: useMemo( () => mapRemote( settings, parseGeneralSettings ), [ settings ] ) };
}
