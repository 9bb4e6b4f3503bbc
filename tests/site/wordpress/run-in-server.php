<?php
/**
 * Runs PHP inside the store as `run.php` does, in a process of the server, which has already compiled WordPress.
 *
 * @package StoreAdmin\Tests
 */

declare( strict_types=1 );

// phpcs:disable WordPress -- runs before WordPress.

if ( ( $_SERVER['HTTP_X_LOCAL_STORE'] ?? '' ) !== getenv( 'STORE_ADMIN_SITE_TOKEN' ) ) {
	http_response_code( 403 );
	return;
}

header( 'Content-Type: text/plain; charset=UTF-8' );
// An error can only change the status while nothing has been sent.
ob_start();
$argv = array( 'run.php', $local_store['root'] . $local_store['folder'], (string) file_get_contents( 'php://input' ) );
unset( $_SERVER['HTTP_X_LOCAL_STORE'], $_SERVER['CONTENT_TYPE'], $_SERVER['CONTENT_LENGTH'], $_SERVER['HTTP_CONTENT_TYPE'] );

require __DIR__ . '/run.php';
