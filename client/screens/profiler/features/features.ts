import type { ExtensionGroup } from '@store-admin/data';

/** A feature that the wizard offers: an extension of the plugin directory. */
export interface Feature {
	/** Key in the host's list. Several entries of one plugin differ in what follows a colon. */
	readonly key: string;
	/** Directory name of the plugin. */
	readonly slug: string;
	readonly name: string;
	/** What it does. */
	readonly label: string;
	readonly description: string;
	readonly imageUrl: string;
	readonly moreUrl: string;
	readonly priority: number;
	readonly needsConnection: boolean;
	readonly isActive: boolean;
}

const GROUP = 'obw/core-profiler';

/** The features of the wizard, in the host's order. A plugin that is listed twice is offered once. */
export function toFeatures( groups: readonly ExtensionGroup[] ): readonly Feature[] {
	const plugins = groups.find( ( { key } ) => key === GROUP )?.plugins ?? [];
	const features = plugins
		.filter( ( plugin ) => plugin.is_visible !== false )
		.map( ( plugin ): Feature => {
			const slug = plugin.key.split( ':' )[ 0 ] ?? plugin.key;
			return {
				key: plugin.key,
				slug,
				name: plugin.name || slug,
				label: plugin.label || plugin.name || slug,
				description: plugin.description ?? '',
				imageUrl: plugin.image_url ?? '',
				moreUrl: plugin.learn_more_link ?? '',
				priority: plugin.install_priority ?? 0,
				needsConnection: plugin.requires_jpc ?? false,
				isActive: plugin.is_activated ?? false,
			};
		} );
	return features.filter( ( { slug }, index ) => features.findIndex( ( other ) => other.slug === slug ) === index );
}

/** The chosen features that are not active yet, in the order in which they are installed. */
export function featuresToInstall( features: readonly Feature[], chosen: readonly string[] ): readonly Feature[] {
	return features
		.filter( ( { key, isActive } ) => chosen.includes( key ) && ! isActive )
		.sort( ( left, right ) => left.priority - right.priority );
}
