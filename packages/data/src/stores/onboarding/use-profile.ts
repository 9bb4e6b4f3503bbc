import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import type { ProfileItems } from './state';
import { onboardingStore } from './store';

export interface ProfileHook {
	/** Answers of the set-up wizard by name; null for what was not asked. */
	readonly profile: RemoteData< ProfileItems >;
	readonly retry: () => void;
}

/** Reads what the shopkeeper answered in the set-up wizard. */
export function useProfile(): ProfileHook {
	const { remote, refresh } = useRemote( onboardingStore, 'getProfileItems', [], {
		errorSelector: [ 'getOnboardingError', 'getProfileItems' ],
	} );
	return { profile: remote, retry: refresh };
}
