import { parseGatewaySuggestions, type GatewaySuggestion } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { onboardingStore } from './store';

export interface GatewaySuggestionsHook {
	readonly suggestions: RemoteData< readonly GatewaySuggestion[] >;
	readonly retry: () => void;
}

/**
 * Reads the payment gateways that the server suggests for this store.
 *
 * @param isDefault Whether to fetch the host's built-in list instead of the one that it downloads.
 */
export function useGatewaySuggestions( isDefault = false ): GatewaySuggestionsHook {
	const { remote, refresh } = useRemote( onboardingStore, 'getPaymentGatewaySuggestions', [ isDefault ], {
		parse: parseGatewaySuggestions,
		errorSelector: [ 'getOnboardingError', 'getPaymentGatewaySuggestions' ],
	} );
	return { suggestions: remote, retry: refresh };
}
