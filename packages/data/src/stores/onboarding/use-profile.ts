import { parseProfile, type Profile } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { onboardingStore } from './store';

export interface ProfileHook {
	/** Answers of the set-up wizard by name; null for a question that was not answered. */
	readonly profile: RemoteData< Profile >;
	readonly retry: () => void;
}

/** Reads the answers of the set-up wizard. */
export function useProfile(): ProfileHook {
	const { remote, refresh } = useRemote( onboardingStore, 'getProfileItems', [], {
		parse: parseProfile,
		errorSelector: [ 'getOnboardingError', 'getProfileItems' ],
	} );
	return { profile: remote, retry: refresh };
}
