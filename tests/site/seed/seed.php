<?php
/**
 * Fills a local store with made-up data: php seed.php --path=SITE_DIR --size=small|medium|large
 * [--now=2026-11-27T12:00:00] [--reset] [--quiet]
 *
 * The same size and the same "now" (store time, by default the current hour) always give the same rows.
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

use RuntimeException;
use Throwable;

if ( 'cli' !== PHP_SAPI ) {
	exit( 1 );
}

spl_autoload_register(
	static function ( string $name ): void {
		$prefix = __NAMESPACE__ . '\\';
		if ( str_starts_with( $name, $prefix ) ) {
			require __DIR__ . '/src/' . substr( $name, strlen( $prefix ) ) . '.php';
		}
	}
);

ini_set( 'memory_limit', '-1' );
set_time_limit( 0 );

try {
	$arguments = Arguments::parse( array_slice( $argv, 1 ) );

	// WordPress reads these on load, and a command line has none.
	$_SERVER['HTTP_HOST']      = $_SERVER['HTTP_HOST'] ?? '127.0.0.1';
	$_SERVER['REQUEST_URI']    = $_SERVER['REQUEST_URI'] ?? '/';
	$_SERVER['REQUEST_METHOD'] = $_SERVER['REQUEST_METHOD'] ?? 'GET';

	$wp_load = $arguments->path . '/wp-load.php';
	if ( ! is_file( $wp_load ) ) {
		throw new RuntimeException( "There is no WordPress in {$arguments->path} (wp-load.php is missing)." );
	}
	require $wp_load;

	exit( ( new Seeder( $arguments ) )->run() );
} catch ( Throwable $error ) {
	$where = $error instanceof RuntimeException ? '' : " ({$error->getFile()}:{$error->getLine()})";
	fwrite( STDERR, 'Seeding failed: ' . $error->getMessage() . $where . "\n" );
	exit( 1 );
}
