import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from 'react';
import type { CurrentUser } from '@store-admin/api';
import { readRemote, type RemoteData } from '../../core/remote-data/remote-data';
import type { UserPreferences } from './preferences';
import { userStore } from './store';

export interface UserPreferencesHook {
	/** By name, parsed; empty until the user is known, and '' for one that was never set. */
	readonly preferences: UserPreferences;
	/** Whether the preferences are known, and what went wrong when they are not. */
	readonly user: RemoteData< CurrentUser | undefined >;
	/** Shows and saves preferences; rejects with an ApiError, after which the old ones show again. */
	updateUserPreferences: ( preferences: UserPreferences ) => Promise< void >;
	retry: () => void;
}

/** Reads and saves what the signed-in user prefers. */
export function useUserPreferences(): UserPreferencesHook {
	const user = useSelect( ( select ) => {
		const store = select( userStore );
		const value = store.getCurrentUser();
		return readRemote( store, 'getCurrentUser', [], { value, hasValue: value !== undefined } );
	}, [] );
	const preferences = useSelect( ( select ) => select( userStore ).getPreferences(), [] );
	const { updatePreferences, invalidateResolution } = useDispatch( userStore );
	const retry = useCallback( () => {
		void invalidateResolution( 'getCurrentUser', [] );
	}, [ invalidateResolution ] );
	return { preferences, user, updateUserPreferences: updatePreferences, retry };
}
