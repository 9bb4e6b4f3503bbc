import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { onboardingStore } from './store';

/** Reads the address of the signed-in user, which the set-up wizard suggests; '' when there is none. */
export function useEmailPrefill(): RemoteData< string > {
	return useRemote( onboardingStore, 'getEmailPrefill', [], { errorSelector: [ 'getOnboardingError', 'getEmailPrefill' ] } ).remote;
}
