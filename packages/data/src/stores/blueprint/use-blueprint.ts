import { exportBlueprint, importBlueprintStep, parseBlueprint } from '@store-admin/api';
import type { RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { blueprintStore } from './store';

const REQUESTS = { exportBlueprint, importBlueprintStep, parseBlueprint };

export interface BlueprintHook {
	/** Whether the host allows imports: before the store is live, or where a constant allows it. */
	readonly importAllowed: RemoteData< boolean >;
	/** Asks again, after a failure or when the host refused a step. */
	readonly refreshImportAllowed: () => void;
	/** Functions that reject with an ApiError, and the parser of a file, which throws one. They are the same in each render. */
	readonly requests: typeof REQUESTS;
}

/** Exports and imports set-up files. */
export function useBlueprint(): BlueprintHook {
	const { remote, refresh } = useRemote( blueprintStore, 'isImportAllowed', [] );
	return { importAllowed: remote, refreshImportAllowed: refresh, requests: REQUESTS };
}
