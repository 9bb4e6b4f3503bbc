<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * A table of keys and values that belong to rows of another table.
 */
final class Meta {

	private Sheet $sheet;

	public function __construct( Database $database, string $table, private readonly string $owner ) {
		$this->sheet = $database->sheet( $table );
	}

	/**
	 * @param array<string, string|null> $values Nulls are left out.
	 */
	public function put( int $id, array $values ): void {
		foreach ( $values as $key => $value ) {
			if ( null !== $value ) {
				$this->sheet->add(
					array(
						$this->owner => $id,
						'meta_key'   => $key,
						'meta_value' => $value,
					)
				);
			}
		}
	}
}
