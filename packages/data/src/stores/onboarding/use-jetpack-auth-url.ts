import { useDispatch } from '@wordpress/data';
import { useCallback } from 'react';
import { parseJetpackAuth, type JetpackAuth } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import type { JetpackAuthQuery } from './selectors';
import { onboardingStore } from './store';

export interface JetpackAuthUrlHook {
	/** Undefined while nobody asked. */
	readonly answer: RemoteData< JetpackAuth > | undefined;
	/** Has the next question asked of the server again. */
	readonly forget: () => void;
}

/**
 * Reads the address at which the store is connected to Jetpack.
 *
 * @param query Where to come back to, and which feature asks. Undefined asks nothing: the address is good for one use.
 */
export function useJetpackAuthUrl( query: JetpackAuthQuery | undefined ): JetpackAuthUrlHook {
	const { redirectUrl = '', from = '' } = query ?? {};
	const { remote } = useRemote( onboardingStore, 'getJetpackAuthUrl', [ { redirectUrl, from } ], {
		isNeeded: query !== undefined,
		parse: parseJetpackAuth,
		errorSelector: [ 'getOnboardingError', 'getJetpackAuthUrl' ],
	} );
	const { invalidateResolutionForStoreSelector } = useDispatch( onboardingStore );
	const forget = useCallback( () => {
		void invalidateResolutionForStoreSelector( 'getJetpackAuthUrl' );
	}, [ invalidateResolutionForStoreSelector ] );
	// The old address is used up, so a new one that could not be had is a failure.
	const isStale = remote.status === 'ready' && remote.refreshError;
	return { answer: query && ( isStale ? { status: 'failed', error: isStale } : remote ), forget };
}
