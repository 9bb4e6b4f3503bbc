import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from 'react';
import type { WireObject } from '@store-admin/api';
import { readRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { onboardingStore } from './store';

export interface FreeExtensionsHook {
	/** Groups of extensions; each extension says whether it is installed and on. */
	readonly groups: RemoteData< readonly WireObject[] >;
	/** Asks again, after a failure or when one of them was installed. */
	readonly retry: () => void;
}

/** Reads the extensions that the server suggests, in groups. */
export function useFreeExtensions(): FreeExtensionsHook {
	const groups = useSelect( ( select ) => {
		const store = select( onboardingStore );
		const value = store.getFreeExtensions();
		return readRemote( store, 'getFreeExtensions', [], {
			value,
			hasValue: value.length > 0,
			publicError: store.getOnboardingError( 'getFreeExtensions' ),
		} );
	}, [] );
	const { invalidateResolution } = useDispatch( onboardingStore );
	const retry = useCallback( () => {
		void invalidateResolution( 'getFreeExtensions', [] );
	}, [ invalidateResolution ] );
	return { groups, retry };
}
