<?php
/**
 * The store's own tables.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Install;

use DemoStore\Data\JsonFile;

/** Creates the tables with the host's names and columns, so that a query of an add-on runs on both. */
final class Tables {

	/** Creates what is missing. */
	public static function create(): void {
		global $wpdb;
		$collate = $wpdb->get_charset_collate();
		foreach ( self::definitions() as $name => $definition ) {
			$parts = array_merge( array_map( array( self::class, 'column' ), $definition['columns'] ), array_map( array( self::class, 'key' ), $definition['keys'] ) );
			// phpcs:ignore WordPress.DB.PreparedSQL -- names come from our own file.
			$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}$name (\n" . implode( ",\n", $parts ) . "\n) $collate" );
		}
	}

	/** Removes all of them. */
	public static function drop(): void {
		global $wpdb;
		foreach ( array_keys( self::definitions() ) as $name ) {
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}$name" ); // phpcs:ignore WordPress.DB.PreparedSQL -- as above.
		}
	}

	/**
	 * Definitions by table name without prefix.
	 *
	 * @return array<string, array{columns: list<string>, keys: list<string>}>
	 */
	public static function definitions(): array {
		return JsonFile::read( 'tables' );
	}

	/** A column with its name quoted, since one of them is a reserved word. */
	private static function column( string $column ): string {
		return (string) preg_replace( '/^(\w+)/', '`$1`', $column );
	}

	/** A key as CREATE TABLE expects it. */
	private static function key( string $key ): string {
		[ $kind, $rest ] = explode( ' ', $key, 2 );
		preg_match( '/^(\w*) ?\((.*)\)$/', $rest, $parts );
		$columns = (string) preg_replace( '/([a-z_]\w*)/', '`$1`', $parts[2] );
		return match ( $kind ) {
			'primary' => "PRIMARY KEY ($columns)",
			'unique'  => "UNIQUE KEY `$parts[1]` ($columns)",
			default   => "KEY `$parts[1]` ($columns)",
		};
	}
}
