import { useDispatch, useSelect } from '@wordpress/data';
import type { CurrentUser } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import type { UserPreferences } from './preferences';
import { userStore } from './store';

export interface UserPreferencesHook {
	/** By name, parsed; empty until the user is known, and '' for one that was never set. */
	readonly preferences: UserPreferences;
	/** Whether the preferences are known, and what went wrong when they are not. */
	readonly user: RemoteData< CurrentUser >;
	/** Shows and saves preferences; rejects with an ApiError, after which the old ones show again. */
	readonly updateUserPreferences: ( preferences: UserPreferences ) => Promise< void >;
	readonly retry: () => void;
}

/** Reads and saves what the signed-in user prefers. */
export function useUserPreferences(): UserPreferencesHook {
	const { remote: user, refresh } = useRemote( userStore, 'getCurrentUser', [] );
	const preferences = useSelect( ( select ) => select( userStore ).getPreferences(), [] );
	const { updatePreferences } = useDispatch( userStore );
	return { preferences, user, updateUserPreferences: updatePreferences, retry: refresh };
}
