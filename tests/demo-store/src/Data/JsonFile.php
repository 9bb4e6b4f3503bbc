<?php
/**
 * Reader of the plugin's data files.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Data;

/** Static data is stored as JSON in the data folder. */
final class JsonFile {

	/**
	 * Content of a data file.
	 *
	 * @param string $name File name without extension.
	 * @return array<int|string, mixed>
	 */
	public static function read( string $name ): array {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- local file.
		$text = (string) file_get_contents( dirname( __DIR__, 2 ) . "/data/$name.json" );
		return (array) json_decode( $text, true, 512, JSON_THROW_ON_ERROR );
	}
}
