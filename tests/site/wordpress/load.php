<?php
/**
 * Loads WordPress on the command line. Called as `php <script> WORDPRESS_DIR JSON`.
 *
 * @package StoreAdmin\Tests
 */

declare( strict_types=1 );

// phpcs:disable WordPress -- runs before WordPress.

$local_store_dir = $argv[1] ?? '';
$local_store_args = json_decode( $argv[2] ?? '{}', true, 32, JSON_THROW_ON_ERROR );

$_SERVER['HTTP_HOST']       = $local_store_args['host'] ?? '127.0.0.1';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['REMOTE_ADDR']     = '127.0.0.1';

require $local_store_dir . '/wp-load.php';
