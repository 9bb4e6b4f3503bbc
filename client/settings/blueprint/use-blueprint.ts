import { useBlueprint as useBlueprintStore, type BlueprintHook } from '@store-admin/data';
import { can, getFacts, type BlueprintGroup } from '@store-admin/settings';
import { blueprintManifest } from './manifest';

export interface BlueprintPage extends BlueprintHook {
	/** What this user can export. */
	readonly groups: readonly BlueprintGroup[];
	/** What only other users can export: the host refuses a whole export that contains it. */
	readonly deniedGroups: readonly BlueprintGroup[];
	/** Largest file that can be imported, in bytes. */
	readonly maxBytes: number;
}

/** The rights that the host asks for. */
const NEEDED: Readonly< Record< string, string > > = { plugins: 'activate_plugins', themes: 'switch_themes' };

const mayExport = ( { id }: BlueprintGroup ): boolean => NEEDED[ id ] === undefined || can( NEEDED[ id ] );

/** Data of the page about blueprints. */
export function useBlueprint(): BlueprintPage {
	const { blueprintGroups, blueprintMaxBytes } = getFacts( blueprintManifest );
	return {
		...useBlueprintStore(),
		groups: blueprintGroups.filter( mayExport ),
		deniedGroups: blueprintGroups.filter( ( group ) => ! mayExport( group ) ),
		maxBytes: blueprintMaxBytes,
	};
}
