<?php
/**
 * Runs PHP inside the store: `{"code": "..."}` or `{"file": "..."}`, with `args` as `$args`.
 *
 * @package StoreAdmin\Tests
 */

declare( strict_types=1 );

require __DIR__ . '/load.php';

$args = $local_store_args['args'];

if ( isset( $local_store_args['file'] ) ) {
	require $local_store_args['file'];
} else {
	eval( $local_store_args['code'] ); // phpcs:ignore Squiz.PHP.Eval -- tests run code of their own.
}
