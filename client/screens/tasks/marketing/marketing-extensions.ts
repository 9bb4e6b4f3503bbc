import type { WireObject } from '@store-admin/data';
import { readObjects, readText } from '../../../shared/read-wire';

export interface MarketingExtension {
	/** Directory of the plugin. */
	readonly slug: string;
	readonly name: string;
	/** May hold links. */
	readonly description: string;
	readonly imageUrl: string;
	/** Where it is worked with, relative to wp-admin; '' when it has no such place. */
	readonly manageUrl: string;
	readonly isBuiltByWc: boolean;
	readonly isInstalled: boolean;
	readonly isActive: boolean;
}

export interface MarketingGroup {
	readonly key: string;
	readonly title: string;
	readonly extensions: readonly MarketingExtension[];
}

/** The server's list also serves the set-up wizard; only these belong to the task, in this order. */
const GROUPS = [ 'task-list/grow', 'task-list/reach' ];

/** The server tells uses of one plugin apart by what follows a colon. */
function slugOf( key: string ): string {
	return key.split( ':' )[ 0 ] ?? '';
}

function toExtension( wire: WireObject, active: readonly string[] ): MarketingExtension {
	const slug = slugOf( readText( wire[ 'key' ] ) );
	const isActive = wire[ 'is_activated' ] === true || active.includes( slug );
	return {
		slug,
		name: readText( wire[ 'name' ] ) || slug,
		description: readText( wire[ 'description' ] ),
		imageUrl: readText( wire[ 'image_url' ] ),
		manageUrl: readText( wire[ 'manage_url' ] ),
		isBuiltByWc: wire[ 'is_built_by_wc' ] === true,
		isInstalled: isActive || wire[ 'is_installed' ] === true,
		isActive,
	};
}

function toGroup( wire: WireObject, active: readonly string[] ): MarketingGroup {
	const visible = readObjects( wire[ 'plugins' ] ).filter( ( plugin ) => plugin[ 'is_visible' ] !== false );
	return {
		key: readText( wire[ 'key' ] ),
		title: readText( wire[ 'title' ] ),
		extensions: visible.map( ( plugin ) => toExtension( plugin, active ) ).filter( ( { slug } ) => slug !== '' ),
	};
}

/**
 * Reads the groups of extensions that the marketing task offers.
 *
 * @param wire   Answer of the server.
 * @param active Directories of the plugins that are on, which the answer may not know yet.
 */
export function toMarketingGroups( wire: readonly WireObject[], active: readonly string[] ): readonly MarketingGroup[] {
	const groups = wire.map( ( group ) => toGroup( group, active ) );
	return GROUPS.flatMap( ( key ) => groups.filter( ( group ) => group.key === key && group.extensions.length > 0 ) );
}

/** The extensions that the store has already; each once, whatever groups name it. */
export function installedExtensions( groups: readonly MarketingGroup[] ): readonly MarketingExtension[] {
	const installed = groups.flatMap( ( group ) => group.extensions.filter( ( extension ) => extension.isInstalled ) );
	return [ ...new Map( installed.map( ( extension ) => [ extension.slug, extension ] ) ).values() ];
}

/** What is left to recommend. */
export function recommendedGroups( groups: readonly MarketingGroup[] ): readonly MarketingGroup[] {
	return groups
		.map( ( group ) => ( { ...group, extensions: group.extensions.filter( ( extension ) => ! extension.isInstalled ) } ) )
		.filter( ( group ) => group.extensions.length > 0 );
}
