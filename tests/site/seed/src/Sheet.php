<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * Rows of one kind on their way into one table. All rows of a sheet have the same keys in the same order.
 */
final class Sheet {

	private const ROWS_PER_WRITE = 1000;

	/** @var list<list<string|int|float|bool|null>> */
	private array $rows = array();

	/** @var list<string>|null Columns that are written; null until the first row came. */
	private ?array $columns = null;

	/** @var array<string, true> Keys of the rows that this version of the host has no column for. */
	private array $unknown = array();

	/**
	 * @param list<string>|null $known Columns of the table, null when the host has no such table.
	 */
	public function __construct(
		private readonly Connection $connection,
		private readonly string $table,
		private readonly ?array $known
	) {
	}

	/**
	 * @param array<string, string|int|float|bool|null> $row
	 */
	public function add( array $row ): void {
		if ( null === $this->known ) {
			return;
		}
		if ( null === $this->columns ) {
			$this->columns = array_values( array_intersect( array_keys( $row ), $this->known ) );
			$this->unknown = array_fill_keys( array_diff( array_keys( $row ), $this->known ), true );
		}
		$this->rows[] = array_values( array() === $this->unknown ? $row : array_diff_key( $row, $this->unknown ) );
		if ( count( $this->rows ) >= self::ROWS_PER_WRITE ) {
			$this->flush();
		}
	}

	public function flush(): void {
		if ( array() !== $this->rows && null !== $this->columns ) {
			$this->connection->insert( $this->table, $this->columns, $this->rows );
			$this->rows = array();
		}
	}
}
