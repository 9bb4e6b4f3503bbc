<?php
/**
 * Tries a MariaDB or MySQL database, creates it when missing, and says how many tables are in it. Called with JSON as its argument.
 *
 * @package StoreAdmin\Tests
 */

declare( strict_types=1 );

// phpcs:disable WordPress -- runs without WordPress.

mysqli_report( MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT );

$database = json_decode( $argv[1], true, 8, JSON_THROW_ON_ERROR );

try {
	$link = mysqli_init();
	$link->options( MYSQLI_OPT_CONNECT_TIMEOUT, 5 );
	$link->real_connect( $database['host'], $database['user'], $database['password'], null, $database['port'] );
	$name = '`' . str_replace( '`', '``', $database['name'] ) . '`';
	try {
		$link->select_db( $database['name'] );
	} catch ( mysqli_sql_exception $error ) {
		$link->query( "CREATE DATABASE {$name} DEFAULT CHARACTER SET utf8mb4" );
		$link->select_db( $database['name'] );
	}
	$tables = array_column( $link->query( 'SHOW TABLES' )->fetch_all(), 0 );
	if ( 'drop' === ( $database['action'] ?? '' ) ) {
		$link->query( 'SET FOREIGN_KEY_CHECKS = 0' );
		foreach ( $tables as $table ) {
			if ( str_starts_with( $table, $database['prefix'] ) ) {
				$link->query( 'DROP TABLE `' . str_replace( '`', '``', $table ) . '`' );
			}
		}
		$tables = array_column( $link->query( 'SHOW TABLES' )->fetch_all(), 0 );
	}
	echo json_encode(
		array(
			'version' => $link->server_info,
			'tables'  => count( $tables ),
		)
	);
} catch ( mysqli_sql_exception $error ) {
	fwrite( STDERR, $error->getMessage() );
	exit( 2 );
}
