import { parseGatewaySuggestions, type GatewaySuggestion } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { onboardingStore } from './store';

export interface GatewaySuggestionsHook {
	readonly suggestions: RemoteData< readonly GatewaySuggestion[] >;
	readonly retry: () => void;
}

/**
 * Reads the ways to pay that the server suggests for this store.
 *
 * @param isDefault Whether to ask for the list that comes with the host instead of the one it fetched from outside.
 */
export function useGatewaySuggestions( isDefault = false ): GatewaySuggestionsHook {
	const { remote, refresh } = useRemote( onboardingStore, 'getPaymentGatewaySuggestions', [ isDefault ], {
		parse: parseGatewaySuggestions,
		errorSelector: [ 'getOnboardingError', 'getPaymentGatewaySuggestions' ],
	} );
	return { suggestions: remote, retry: refresh };
}
