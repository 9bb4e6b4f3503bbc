import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo } from 'react';
import { parsePreference, type PreferenceName, type PreferenceValues } from '@store-admin/api';
import { mapRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import type { UserPreferences } from './preferences';
import { userStore } from './store';

/**
 * Reads preferences of the signed-in user, with changes that are being saved.
 *
 * @param names Names of the preferences. Must be the same array in each render.
 * @return Name to value; failed when a value does not have the expected shape.
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
 * Shows and saves preferences of the signed-in user.
 *
 * @return A function that saves the values; when it rejects with an ApiError, the old values are shown again.
 */
export function useUpdateUserPreferences(): ( preferences: UserPreferences ) => Promise< void > {
	return useDispatch( userStore ).updatePreferences;
}
