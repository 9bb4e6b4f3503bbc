import { useCallback } from 'react';
import { useUserPreferences } from '@store-admin/data';

/** Remembers that this user has looked at the inbox; what comes later is news again. */
export function useLastRead(): () => void {
	const { updateUserPreferences } = useUserPreferences();
	return useCallback( () => {
		// Nobody waits for it: at worst the same messages are called new once more.
		updateUserPreferences( { activity_panel_inbox_last_read: Date.now() } ).catch( () => {} );
	}, [ updateUserPreferences ] );
}
