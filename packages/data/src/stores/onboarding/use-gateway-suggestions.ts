import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from 'react';
import type { WireObject } from '@store-admin/api';
import { readRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { onboardingStore } from './store';

export interface GatewaySuggestionsHook {
	readonly suggestions: RemoteData< readonly WireObject[] >;
	readonly retry: () => void;
}

/**
 * Reads the ways to pay that the server suggests for this store.
 *
 * @param isDefault Whether to ask for the list that comes with the host instead of the one it fetched from outside.
 */
export function useGatewaySuggestions( isDefault = false ): GatewaySuggestionsHook {
	const suggestions = useSelect(
		( select ) => {
			const store = select( onboardingStore );
			const value = store.getPaymentGatewaySuggestions( isDefault );
			return readRemote( store, 'getPaymentGatewaySuggestions', [ isDefault ], {
				value,
				hasValue: value.length > 0,
				publicError: store.getOnboardingError( 'getPaymentGatewaySuggestions' ),
			} );
		},
		[ isDefault ]
	);
	const { invalidateResolution } = useDispatch( onboardingStore );
	const retry = useCallback( () => {
		void invalidateResolution( 'getPaymentGatewaySuggestions', [ isDefault ] );
	}, [ invalidateResolution, isDefault ] );
	return { suggestions, retry };
}
