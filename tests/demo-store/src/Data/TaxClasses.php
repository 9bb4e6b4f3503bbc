<?php
/**
 * Tax classes.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Data;

/** Rows of wc_tax_rate_classes. The standard class has no row and an empty slug in the rates. */
final class TaxClasses {

	public const STANDARD = 'standard';

	private const FIRST = array( 'Reduced rate', 'Zero rate' );

	/** Adds the classes that every store begins with. */
	public static function add_first(): void {
		foreach ( 0 === self::table()->count() ? self::FIRST : array() as $name ) {
			self::insert( $name );
		}
	}

	/**
	 * Classes with a row.
	 *
	 * @return list<array{slug: string, name: string}>
	 */
	public static function all(): array {
		return array_map(
			static fn ( array $row ): array => array(
				'slug' => (string) $row['slug'],
				'name' => (string) $row['name'],
			),
			self::table()->rows( array(), array( 'order' => 'name ASC' ) )
		);
	}

	/**
	 * One class, null when there is none.
	 *
	 * @return array{slug: string, name: string}|null
	 */
	public static function find( string $slug ): ?array {
		foreach ( self::all() as $class ) {
			if ( $slug === $class['slug'] ) {
				return $class;
			}
		}
		return null;
	}

	/** Adds a class and gives its slug. */
	public static function insert( string $name ): string {
		$slug = sanitize_title( $name );
		self::table()->insert( compact( 'name', 'slug' ) );
		return $slug;
	}

	/** Removes a class with its rates. */
	public static function delete( string $slug ): void {
		foreach ( ( new Table( 'woocommerce_tax_rates' ) )->rows( array( 'tax_rate_class' => $slug ) ) as $rate ) {
			TaxRates::delete( (int) $rate['tax_rate_id'] );
		}
		self::table()->delete( array( 'slug' => $slug ) );
	}

	private static function table(): Table {
		return new Table( 'wc_tax_rate_classes' );
	}
}
