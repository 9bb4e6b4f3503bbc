import { parseExtensionGroups, type ExtensionGroup } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { onboardingStore } from './store';

export interface FreeExtensionsHook {
	/** Groups of extensions; each extension has its state: installed, active. */
	readonly groups: RemoteData< readonly ExtensionGroup[] >;
	/** Fetches them again, after a failure or an installation. */
	readonly retry: () => void;
}

/**
 * Reads the extensions that the server suggests, in groups.
 *
 * @param isNeeded No request is sent while it is false.
 */
export function useFreeExtensions( isNeeded = true ): FreeExtensionsHook {
	const { remote, refresh } = useRemote( onboardingStore, 'getFreeExtensions', [], {
		isNeeded,
		parse: parseExtensionGroups,
		errorSelector: [ 'getOnboardingError', 'getFreeExtensions' ],
	} );
	return { groups: remote, retry: refresh };
}
