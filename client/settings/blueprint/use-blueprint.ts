import { useBlueprint as useBlueprintStore, type BlueprintHook } from '@store-admin/data';
import { getFacts, type BlueprintGroup } from '@store-admin/settings';
import { blueprintManifest } from './manifest';

export interface BlueprintPage extends BlueprintHook {
	/** What can be exported. */
	readonly groups: readonly BlueprintGroup[];
	/** Largest file that can be imported, in bytes. */
	readonly maxBytes: number;
}

/** Data of the page about blueprints. */
export function useBlueprint(): BlueprintPage {
	const { blueprintGroups, blueprintMaxBytes } = getFacts( blueprintManifest );
	return { ...useBlueprintStore(), groups: blueprintGroups, maxBytes: blueprintMaxBytes };
}
