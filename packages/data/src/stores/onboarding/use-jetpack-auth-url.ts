import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from 'react';
import type { WireObject } from '@store-admin/api';
import { readRemote, type RemoteData } from '../../core/remote-data/remote-data';
import type { JetpackAuthQuery } from './selectors';
import { onboardingStore } from './store';

export interface JetpackAuthUrlHook {
	/** `url` to go to, with `success` and `errors` beside it. Undefined while nobody asked. */
	readonly answer: RemoteData< WireObject | undefined > | undefined;
	/** Has the next question asked of the server again. */
	readonly forget: () => void;
}

/**
 * Reads the address at which the store is connected to Jetpack.
 *
 * @param query Where to come back to, and which feature asks. Undefined asks nothing: the address is good for one use.
 */
export function useJetpackAuthUrl( query: JetpackAuthQuery | undefined ): JetpackAuthUrlHook {
	const redirectUrl = query?.redirectUrl;
	const from = query?.from ?? '';
	const answer = useSelect(
		( select ) => {
			if ( redirectUrl === undefined ) {
				return undefined;
			}
			const store = select( onboardingStore );
			const value = store.getJetpackAuthUrl( { redirectUrl, from } );
			return readRemote( store, 'getJetpackAuthUrl', [ { redirectUrl, from } ], {
				value,
				hasValue: value !== undefined,
				publicError: store.getOnboardingError( 'getJetpackAuthUrl' ),
			} );
		},
		[ redirectUrl, from ]
	);
	const { invalidateResolutionForStoreSelector } = useDispatch( onboardingStore );
	const forget = useCallback( () => {
		void invalidateResolutionForStoreSelector( 'getJetpackAuthUrl' );
	}, [ invalidateResolutionForStoreSelector ] );
	return { answer, forget };
}
