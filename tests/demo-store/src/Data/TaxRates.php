<?php
/**
 * Tax rates.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Data;

/** Rows of the rates with the postcodes and cities to which each is limited. */
final class TaxRates {

	private const ORDER_COLUMNS = array(
		'order'    => 'tax_rate_order',
		'id'       => 'tax_rate_id',
		'priority' => 'tax_rate_priority',
	);

	/**
	 * A page of rates.
	 *
	 * @param array<string, mixed> $query class, orderby, order, page, per_page, include.
	 * @return list<array<string, mixed>>
	 */
	public static function query( array $query ): array {
		$column = self::ORDER_COLUMNS[ $query['orderby'] ?? 'order' ] ?? 'tax_rate_order';
		$order  = 'desc' === ( $query['order'] ?? 'asc' ) ? 'DESC' : 'ASC';
		$limit  = (int) $query['per_page'];
		$page   = array(
			'order'  => "$column $order, tax_rate_id ASC",
			'limit'  => $limit,
			'offset' => ( (int) $query['page'] - 1 ) * $limit,
		);
		return array_map( array( self::class, 'with_places' ), self::table()->rows( self::conditions( $query ), $page ) );
	}

	/**
	 * Number of rates on all pages.
	 *
	 * @param array<string, mixed> $query As in query().
	 */
	public static function count( array $query ): int {
		return self::table()->count( self::conditions( $query ) );
	}

	/**
	 * One rate, null when there is none.
	 *
	 * @return array<string, mixed>|null
	 */
	public static function find( int $id ): ?array {
		$row = self::table()->row( array( 'tax_rate_id' => $id ) );
		return $row ? self::with_places( $row ) : null;
	}

	/**
	 * Adds a rate and gives its id.
	 *
	 * @param array<string, mixed> $columns Column to value.
	 */
	public static function insert( array $columns ): int {
		return self::table()->insert( $columns );
	}

	/**
	 * Changes a rate.
	 *
	 * @param array<string, mixed> $columns Column to value.
	 */
	public static function update( int $id, array $columns ): void {
		if ( $columns ) {
			self::table()->update( $columns, array( 'tax_rate_id' => $id ) );
		}
	}

	/**
	 * Replaces the postcodes or cities of a rate.
	 *
	 * @param string       $type  postcode or city.
	 * @param list<string> $codes Codes or names.
	 */
	public static function set_places( int $id, string $type, array $codes ): void {
		$owner = array(
			'tax_rate_id'   => $id,
			'location_type' => $type,
		);
		self::places()->delete( $owner );
		foreach ( array_filter( array_map( static fn ( $code ): string => strtoupper( trim( sanitize_text_field( (string) $code ) ) ), $codes ) ) as $code ) {
			self::places()->insert( $owner + array( 'location_code' => $code ) );
		}
	}

	/** Removes a rate with its places. */
	public static function delete( int $id ): void {
		self::places()->delete( array( 'tax_rate_id' => $id ) );
		self::table()->delete( array( 'tax_rate_id' => $id ) );
	}

	/**
	 * @param array<string, mixed> $query As in query().
	 * @return array<string, mixed>
	 */
	private static function conditions( array $query ): array {
		$where = array();
		if ( ! empty( $query['class'] ) ) {
			$where['tax_rate_class'] = TaxClasses::STANDARD === $query['class'] ? '' : $query['class'];
		}
		if ( ! empty( $query['include'] ) ) {
			$where['tax_rate_id'] = wp_parse_id_list( $query['include'] );
		}
		return $where;
	}

	/**
	 * @param array<string, string|null> $row Row.
	 * @return array<string, mixed>
	 */
	private static function with_places( array $row ): array {
		$places = self::places()->rows( array( 'tax_rate_id' => $row['tax_rate_id'] ), array( 'order' => 'location_id ASC' ) );
		$codes  = static fn ( string $type ): array => array_values(
			array_column( array_filter( $places, static fn ( array $place ): bool => $type === $place['location_type'] ), 'location_code' )
		);
		return $row + array(
			'postcodes' => $codes( 'postcode' ),
			'cities'    => $codes( 'city' ),
		);
	}

	private static function table(): Table {
		return new Table( 'woocommerce_tax_rates' );
	}

	private static function places(): Table {
		return new Table( 'woocommerce_tax_rate_locations' );
	}
}
