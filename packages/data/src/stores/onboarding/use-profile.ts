import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from 'react';
import type { WireObject } from '@store-admin/api';
import { readRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { onboardingStore } from './store';

export interface ProfileHook {
	/** Answers of the set-up wizard by name; null for what was not asked. */
	readonly profile: RemoteData< WireObject >;
	readonly retry: () => void;
}

/** Reads what the shopkeeper answered in the set-up wizard. */
export function useProfile(): ProfileHook {
	const profile = useSelect( ( select ) => {
		const store = select( onboardingStore );
		const value = store.getProfileItems();
		return readRemote( store, 'getProfileItems', [], {
			value,
			hasValue: Object.keys( value ).length > 0,
			publicError: store.getOnboardingError( 'getProfileItems' ),
		} );
	}, [] );
	const { invalidateResolution } = useDispatch( onboardingStore );
	const retry = useCallback( () => {
		void invalidateResolution( 'getProfileItems', [] );
	}, [ invalidateResolution ] );
	return { profile, retry };
}
