<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * Bulk access to the site's database, beside wpdb: its query translation and its filters are too slow for millions of rows.
 */
interface Connection {

	/**
	 * Columns of a table, null when there is no such table.
	 *
	 * @return list<string>|null
	 */
	public function columns( string $table ): ?array;

	/**
	 * @param list<string>                            $columns
	 * @param list<list<string|int|float|bool|null>>  $rows
	 */
	public function insert( string $table, array $columns, array $rows ): void;

	/**
	 * Runs a statement with literal values in it.
	 */
	public function execute( string $sql ): void;

	/**
	 * @return list<array<string, mixed>>
	 */
	public function select( string $sql ): array;

	public function quote( string $value ): string;

	public function begin(): void;

	public function commit(): void;
}
