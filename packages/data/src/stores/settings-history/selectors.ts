import type { SettingsHistoryState } from './state';

export const selectors = {
	getEntries: ( state: SettingsHistoryState ): SettingsHistoryState[ 'entries' ] => state.entries,
};
