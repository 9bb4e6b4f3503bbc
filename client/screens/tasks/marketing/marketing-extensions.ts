import type { ExtensionGroup, FreeExtension } from '@store-admin/data';

export interface MarketingExtension {
	/** Directory name of the plugin. */
	readonly slug: string;
	readonly name: string;
	/** May contain links. */
	readonly description: string;
	readonly imageUrl: string;
	/** Page where the extension is managed, relative to wp-admin; '' when it has none. */
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

/** The groups of this task, in this order. The server's list has further groups for the set-up wizard. */
const GROUPS = [ 'task-list/grow', 'task-list/reach' ];

/** Removes the suffix after a colon, with which the server tells several entries of one plugin apart. */
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
 * Converts the groups of extensions for the marketing task.
 *
 * @param answer Answer of the server.
 * @param active Directory names of the active plugins, which may be newer than the answer.
 */
export function toMarketingGroups( answer: readonly ExtensionGroup[], active: readonly string[] ): readonly MarketingGroup[] {
	const groups = answer.map( ( group ) => toGroup( group, active ) );
	return GROUPS.flatMap( ( key ) => groups.filter( ( group ) => group.key === key && group.extensions.length > 0 ) );
}

/** The installed extensions. One that is in several groups is listed once. */
export function installedExtensions( groups: readonly MarketingGroup[] ): readonly MarketingExtension[] {
	const installed = groups.flatMap( ( group ) => group.extensions.filter( ( extension ) => extension.isInstalled ) );
	return [ ...new Map( installed.map( ( extension ) => [ extension.slug, extension ] ) ).values() ];
}

/** The groups without their installed extensions. */
export function recommendedGroups( groups: readonly MarketingGroup[] ): readonly MarketingGroup[] {
	return groups
		.map( ( group ) => ( { ...group, extensions: group.extensions.filter( ( extension ) => ! extension.isInstalled ) } ) )
		.filter( ( group ) => group.extensions.length > 0 );
}
