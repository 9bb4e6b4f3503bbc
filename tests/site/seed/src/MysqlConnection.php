<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

use mysqli;
use RuntimeException;

/**
 * Multi-row inserts through the connection that WordPress opened.
 */
final class MysqlConnection implements Connection {

	private const BYTES_PER_STATEMENT = 900000;

	public function __construct( private readonly mysqli $link ) {
		$this->execute( 'SET unique_checks = 0, foreign_key_checks = 0' );
	}

	public function columns( string $table ): ?array {
		if ( array() === $this->select( 'SHOW TABLES LIKE ' . $this->quote( addcslashes( $table, '_%\\' ) ) ) ) {
			return null;
		}
		return array_column( $this->select( "SHOW COLUMNS FROM `{$table}`" ), 'Field' );
	}

	public function insert( string $table, array $columns, array $rows ): void {
		$head   = "INSERT INTO `{$table}` (`" . implode( '`,`', $columns ) . '`) VALUES ';
		$values = array();
		$bytes  = 0;
		foreach ( $rows as $row ) {
			$text     = $this->tuple( $row );
			$values[] = $text;
			$bytes   += strlen( $text );
			if ( $bytes > self::BYTES_PER_STATEMENT ) {
				$this->execute( $head . implode( ',', $values ) );
				$values = array();
				$bytes  = 0;
			}
		}
		if ( array() !== $values ) {
			$this->execute( $head . implode( ',', $values ) );
		}
	}

	public function execute( string $sql ): void {
		if ( false === $this->link->query( $sql ) ) {
			throw new RuntimeException( $this->link->error . ' in ' . substr( $sql, 0, 200 ) );
		}
	}

	public function select( string $sql ): array {
		$result = $this->link->query( $sql );
		if ( is_bool( $result ) ) {
			throw new RuntimeException( $this->link->error . ' in ' . substr( $sql, 0, 200 ) );
		}
		return $result->fetch_all( MYSQLI_ASSOC );
	}

	public function quote( string $value ): string {
		return "'" . $this->link->real_escape_string( $value ) . "'";
	}

	public function begin(): void {
		$this->execute( 'START TRANSACTION' );
	}

	public function commit(): void {
		$this->execute( 'COMMIT' );
	}

	/**
	 * @param list<string|int|float|bool|null> $row
	 */
	private function tuple( array $row ): string {
		$parts = array();
		foreach ( $row as $value ) {
			$parts[] = match ( true ) {
				is_string( $value ) => "'" . $this->link->real_escape_string( $value ) . "'",
				null === $value     => 'NULL',
				default             => (string) ( is_bool( $value ) ? (int) $value : $value ),
			};
		}
		return '(' . implode( ',', $parts ) . ')';
	}
}
