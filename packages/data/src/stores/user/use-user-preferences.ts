import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo } from 'react';
import { parsePreference, type PreferenceName, type PreferenceValues } from '@store-admin/api';
import { mapRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import type { UserPreferences } from './preferences';
import { userStore } from './store';

/**
 * Reads what the signed-in user prefers, with the changes that are on their way to the server.
 *
 * @param names Names of the preferences; the same list from render to render.
 * @return Name to value; failed when one of them has another shape than it should.
 */
export function useUserPreferences< const Name extends PreferenceName >( names: readonly Name[] ): RemoteData< PreferenceValues< Name > > {
	const { remote: user } = useRemote( userStore, 'getCurrentUser', [] );
	const stored = useSelect( ( select ) => select( userStore ).getPreferences(), [] );
	return useMemo(
		() =>
			mapRemote(
				user,
				() =>
					Object.fromEntries(
						names.map( ( name ) => [ name, parsePreference( name, stored[ name ] ) ] )
					) as PreferenceValues< Name >
			),
		[ user, stored, names ]
	);
}

/**
 * Shows and saves what the signed-in user prefers.
 *
 * @return A function that takes preference name to value; it rejects with an ApiError, after which the old values show again.
 */
export function useUpdateUserPreferences(): ( preferences: UserPreferences ) => Promise< void > {
	return useDispatch( userStore ).updatePreferences;
}
