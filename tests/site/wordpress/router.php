<?php
/**
 * Replaces a web server's rewrite rules for PHP's built-in server. The gateway has already answered requests for scripts, styles and images.
 *
 * Everything runs in the global scope because WordPress expects its front controller to.
 */

// phpcs:disable WordPress -- runs before WordPress.

$local_store = array(
	'root'   => rtrim( $_SERVER['DOCUMENT_ROOT'], '/' ),
	'folder' => getenv( 'STORE_ADMIN_SUB_FOLDER' ) ? '/' . getenv( 'STORE_ADMIN_SUB_FOLDER' ) : '',
	'path'   => rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) ),
);

// Proves that the server on this port is the one of the store.
if ( '/.local-store' === $local_store['path'] ) {
	header( 'Content-Type: text/plain' );
	echo getenv( 'STORE_ADMIN_SITE_TOKEN' );
	return true;
}

if ( '/.local-store/run' === $local_store['path'] ) {
	require __DIR__ . '/run-in-server.php';
	return true;
}

if ( preg_match( '~/\.(?!well-known/)|\.\.(/|$)|\x00~', $local_store['path'] ) ) {
	http_response_code( 403 );
	return true;
}

$local_store['file'] = $local_store['root'] . $local_store['path'];

if ( is_dir( $local_store['file'] ) ) {
	if ( ! str_ends_with( $local_store['path'], '/' ) ) {
		header( 'Location: ' . $local_store['path'] . '/' . ( isset( $_SERVER['QUERY_STRING'] ) && '' !== $_SERVER['QUERY_STRING'] ? '?' . $_SERVER['QUERY_STRING'] : '' ), true, 301 );
		return true;
	}
	if ( is_file( $local_store['file'] . 'index.php' ) ) {
		return false;
	}
}

if ( is_file( $local_store['file'] ) ) {
	return false;
}

// Addresses such as /index.php/shop/ have the path after the script's name.
if ( preg_match( '~^(/.+?\.php)/~', $local_store['path'], $local_store['match'] ) && is_file( $local_store['root'] . $local_store['match'][1] ) ) {
	return false;
}

if ( '' !== $local_store['folder'] && ! str_starts_with( $local_store['path'] . '/', $local_store['folder'] . '/' ) ) {
	http_response_code( 404 );
	header( 'Content-Type: text/plain' );
	echo 'The store is at ' . $local_store['folder'] . '/';
	return true;
}

// Plain permalinks are for servers that rewrite nothing.
if ( getenv( 'STORE_ADMIN_PLAIN' ) ) {
	http_response_code( 404 );
	header( 'Content-Type: text/plain' );
	echo 'Not found';
	return true;
}

$_SERVER['SCRIPT_NAME']     = $local_store['folder'] . '/index.php';
$_SERVER['PHP_SELF']        = $_SERVER['SCRIPT_NAME'];
$_SERVER['SCRIPT_FILENAME'] = $local_store['root'] . $_SERVER['SCRIPT_NAME'];
unset( $_SERVER['PATH_INFO'] );
chdir( dirname( $_SERVER['SCRIPT_FILENAME'] ) );

require $_SERVER['SCRIPT_FILENAME'];
return true;
