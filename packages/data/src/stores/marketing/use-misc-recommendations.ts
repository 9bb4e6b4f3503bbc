import type { MiscRecommendation } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { marketingStore } from './store';

/** Reads the host's suggestions that are no extensions, such as how many stores get an offer. */
export function useMiscRecommendations(): RemoteData< readonly MiscRecommendation[] > {
	return useRemote( marketingStore, 'getMiscRecommendations', [] ).remote;
}
