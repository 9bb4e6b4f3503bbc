<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

use PDO;
use PDOStatement;

/**
 * Prepared multi-row inserts straight into the SQLite file, past the translation of MySQL statements.
 */
final class SqliteConnection implements Connection {

	private const VARIABLES_PER_STATEMENT = 900;

	private PDO $link;

	/** @var array<string, PDOStatement> */
	private array $statements = array();

	public function __construct( string $file ) {
		$this->link = new PDO( 'sqlite:' . $file );
		$this->link->setAttribute( PDO::ATTR_ERRMODE, PDO::ERRMODE_EXCEPTION );
		$this->link->setAttribute( PDO::ATTR_TIMEOUT, 30 );
		// After a crash the seed is simply run again, so there is no need to wait for the disk.
		$this->link->exec( 'PRAGMA synchronous = OFF' );
		$this->link->exec( 'PRAGMA cache_size = -200000' );
		$this->link->exec( 'PRAGMA temp_store = MEMORY' );
	}

	public function columns( string $table ): ?array {
		$columns = array_column( $this->select( 'PRAGMA table_info(' . $this->quote( $table ) . ')' ), 'name' );
		return array() === $columns ? null : $columns;
	}

	public function insert( string $table, array $columns, array $rows ): void {
		$many = max( 1, intdiv( self::VARIABLES_PER_STATEMENT, count( $columns ) ) );
		$full = intdiv( count( $rows ), $many ) * $many;
		for ( $at = 0; $at < $full; $at += $many ) {
			$this->prepare( $table, $columns, $many )->execute( array_merge( ...array_slice( $rows, $at, $many ) ) );
		}
		for ( $at = $full, $end = count( $rows ); $at < $end; $at++ ) {
			$this->prepare( $table, $columns, 1 )->execute( $rows[ $at ] );
		}
	}

	public function execute( string $sql ): void {
		$this->link->exec( $sql );
	}

	public function select( string $sql ): array {
		$statement = $this->link->query( $sql );
		return false === $statement ? array() : $statement->fetchAll( PDO::FETCH_ASSOC );
	}

	public function quote( string $value ): string {
		return $this->link->quote( $value );
	}

	public function begin(): void {
		$this->link->exec( 'BEGIN IMMEDIATE' );
	}

	public function commit(): void {
		$this->link->exec( 'COMMIT' );
	}

	/**
	 * @param list<string> $columns
	 */
	private function prepare( string $table, array $columns, int $rows ): PDOStatement {
		$key = $table . '|' . $rows . '|' . implode( ',', $columns );
		if ( ! isset( $this->statements[ $key ] ) ) {
			$tuple                    = '(' . implode( ',', array_fill( 0, count( $columns ), '?' ) ) . ')';
			$this->statements[ $key ] = $this->link->prepare(
				'INSERT INTO "' . $table . '" ("' . implode( '","', $columns ) . '") VALUES ' . implode( ',', array_fill( 0, $rows, $tuple ) )
			);
		}
		return $this->statements[ $key ];
	}
}
