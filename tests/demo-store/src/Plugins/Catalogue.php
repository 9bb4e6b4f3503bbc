<?php
/**
 * Plugins that can be installed.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Plugins;

use DemoStore\Data\JsonFile;

/** Stands for the plugin directory: names of real plugins, each with a small plugin behind it. */
final class Catalogue {

	/**
	 * What is known of a plugin, null when the directory has none of that name.
	 *
	 * @return array{name: string, gateway?: array<string, mixed>}|null
	 */
	public static function find( string $slug ): ?array {
		return self::data()[ $slug ] ?? null;
	}

	/** @return array<string, array{name: string, gateway?: array<string, mixed>}> */
	private static function data(): array {
		static $data   = null;
		return $data ??= JsonFile::read( 'plugins' );
	}
}
