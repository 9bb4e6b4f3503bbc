import type { ExtensionGroup, FreeExtension } from '@store-admin/data';

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

function toExtension( extension: FreeExtension, active: readonly string[] ): MarketingExtension {
	const slug = slugOf( extension.key );
	const isActive = extension.is_activated || active.includes( slug );
	return {
		slug,
		name: extension.name || slug,
		description: extension.description ?? '',
		imageUrl: extension.image_url ?? '',
		manageUrl: extension.manage_url ?? '',
		isBuiltByWc: extension.is_built_by_wc ?? false,
		isInstalled: isActive || ( extension.is_installed ?? false ),
		isActive,
	};
}

function toGroup( { key, title, plugins }: ExtensionGroup, active: readonly string[] ): MarketingGroup {
	const visible = plugins.filter( ( plugin ) => plugin.is_visible !== false );
	return {
		key,
		title,
		extensions: visible.map( ( plugin ) => toExtension( plugin, active ) ).filter( ( { slug } ) => slug !== '' ),
	};
}

/**
 * Reads the groups of extensions that the marketing task offers.
 *
 * @param answer Answer of the server.
 * @param active Directories of the plugins that are on, which the answer may not know yet.
 */
export function toMarketingGroups( answer: readonly ExtensionGroup[], active: readonly string[] ): readonly MarketingGroup[] {
	const groups = answer.map( ( group ) => toGroup( group, active ) );
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
