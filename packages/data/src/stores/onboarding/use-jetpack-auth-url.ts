import { useDispatch } from '@wordpress/data';
import { useCallback } from 'react';
import { parseJetpackAuth, type JetpackAuth } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import type { JetpackAuthQuery } from './selectors';
import { onboardingStore } from './store';

export interface JetpackAuthUrlHook {
	/** Undefined without a query. */
	readonly answer: RemoteData< JetpackAuth > | undefined;
	/** Makes the next query send a new request. */
	readonly forget: () => void;
}

/**
 * Fetches the address at which the store is connected to Jetpack.
 *
 * @param query Address to return to, and the feature that connects. No request is sent while it is undefined, because the address works only once.
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
	// The old address has been used, so a failed refresh is a failure.
	const isStale = remote.status === 'ready' && remote.refreshError;
	return { answer: query && ( isStale ? { status: 'failed', error: isStale } : remote ), forget };
}
