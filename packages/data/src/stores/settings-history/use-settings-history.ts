import { putBackSettings, type SettingsHistoryEntry } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { settingsHistoryStore } from './store';

export interface SettingsHistoryHook {
	/** The last saves of settings, newest first. */
	readonly history: RemoteData< readonly SettingsHistoryEntry[] >;
	readonly refresh: () => void;
	/** Writes the values from before a save again; rejects with an ApiError. */
	readonly putBack: ( id: number ) => Promise< void >;
}

const NO_ARGS = [] as const;

/** The history of the store's settings. */
export function useSettingsHistory(): SettingsHistoryHook {
	const { remote: history, refresh } = useRemote( settingsHistoryStore, 'getEntries', NO_ARGS );
	return { history, refresh, putBack: putBackSettings };
}
