<?php
/**
 * Filters on customers.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Data;

use DemoStore\Reports\Period;
use DemoStore\Reports\Sql;
use WP_REST_Request;

/** Conditions on the row of a customer (WHERE) and on the sums of the orders (HAVING). Like in the host, both must be true, whatever `match` is. */
final class CustomerFilters {

	/** Columns for the search. */
	private const SEARCH = array(
		'name'     => array( "CONCAT( c.first_name, ' ', c.last_name )" ),
		'username' => array( 'c.username' ),
		'email'    => array( 'c.email' ),
		'all'      => array( 'c.username', 'c.email', "CONCAT( c.first_name, ' ', c.last_name )" ),
	);

	/** Sums with limits. Like in the host, refunds count too, and a sum that equals its minimum or maximum does not match. */
	private const SUMS = array(
		'orders_count'    => 'COUNT( s.order_id )',
		'total_spend'     => 'SUM( s.total_sales )',
		'avg_order_value' => 'SUM( s.total_sales ) / NULLIF( COUNT( s.order_id ), 0 )',
	);

	/**
	 * Stores the request.
	 *
	 * @param WP_REST_Request $request Validated request.
	 */
	public function __construct( private readonly WP_REST_Request $request ) {
	}

	/** Condition on the row. */
	public function where(): string {
		$required = array( $this->search() );
		foreach ( array(
			'include'   => 'c.customer_id',
			'customers' => 'c.customer_id',
			'users'     => 'c.user_id',
		) as $name => $column ) {
			$ids        = wp_parse_id_list( $this->request[ $name ] ?? array() );
			$required[] = $ids ? Sql::ids( $column, $ids ) : '';
		}
		$required[] = array(
			'registered' => 'c.user_id > 0',
			'guest'      => 'COALESCE( c.user_id, 0 ) = 0',
		)[ $this->request['user_type'] ?? '' ] ?? '';
		foreach ( wp_parse_list( $this->request['filter_empty'] ?? array() ) as $name ) {
			$required[] = ( 'name' === $name ? 'CONCAT( c.first_name, c.last_name )' : "c.$name" ) . " <> ''";
		}
		$filters = array_filter( array_merge( $this->picked(), $this->places(), $this->dates( 'registered', 'c.date_registered' ), $this->dates( 'last_active', 'c.date_last_active' ) ) );
		return Sql::join( array_merge( $required, array( $filters ? Sql::join( $filters, (string) ( $this->request['match'] ?? 'all' ) ) : '' ) ) );
	}

	/** Condition on the sums, empty when there is none. */
	public function having(): string {
		$filters = $this->dates( 'last_order', 'MAX( s.date_created )' );
		foreach ( self::SUMS as $name => $sum ) {
			$between = array_values( array_map( 'floatval', wp_parse_list( $this->request[ "{$name}_between" ] ?? array() ) ) );
			if ( 2 === count( $between ) ) {
				$filters[] = "$sum BETWEEN " . min( $between ) . ' AND ' . max( $between );
			}
			foreach ( array(
				'min' => '>',
				'max' => '<',
			) as $end => $sign ) {
				if ( null !== $this->request[ "{$name}_$end" ] ) {
					$filters[] = "$sum $sign " . (float) $this->request[ "{$name}_$end" ];
				}
			}
		}
		return array_filter( $filters ) ? Sql::join( $filters, (string) ( $this->request['match'] ?? 'all' ) ) : '';
	}

	private function search(): string {
		$text = trim( (string) ( $this->request['search'] ?? '' ) );
		if ( '' === $text ) {
			return '';
		}
		$columns = self::SEARCH[ $this->request['searchby'] ?? 'name' ] ?? self::SEARCH['name'];
		return Sql::join( array_map( static fn ( string $column ): string => self::like( $column, $text ), $columns ), 'any' );
	}

	/** @return list<string> Conditions on names, user names and addresses. These parameters contain customer ids, because the user chooses from a list. */
	private function picked(): array {
		$filters = array();
		foreach ( array( 'name', 'username', 'email' ) as $name ) {
			foreach ( array( 'includes', 'excludes' ) as $rule ) {
				$text      = (string) ( $this->request[ "{$name}_$rule" ] ?? '' );
				$filters[] = '' === $text ? '' : Sql::ids( 'c.customer_id', wp_parse_id_list( $text ), 'excludes' === $rule );
			}
		}
		return $filters;
	}

	/** @return list<string> */
	private function places(): array {
		$filters = array();
		foreach ( array( 'includes', 'excludes' ) as $rule ) {
			$countries = array_values( wp_parse_list( (string) ( $this->request[ "country_$rule" ] ?? '' ) ) );
			$filters[] = $countries ? Sql::texts( 'c.country', $countries, 'excludes' === $rule ) : '';
			$filters[] = Sql::places( 'c.country', 'c.state', (string) ( $this->request[ "location_$rule" ] ?? '' ), 'excludes' === $rule );
		}
		return $filters;
	}

	/**
	 * Conditions on a date. Some columns are in UTC, but the host compares them with store time without a conversion.
	 *
	 * @return list<string>
	 */
	private function dates( string $name, string $column ): array {
		$moment  = static fn ( string $date ): string => Sql::text( Period::store_time( $date ) );
		$between = array_values( wp_parse_list( $this->request[ "{$name}_between" ] ?? array() ) );
		return array(
			2 === count( $between ) ? "$column BETWEEN " . $moment( $between[0] ) . ' AND ' . $moment( $between[1] ) : '',
			$this->request[ "{$name}_after" ] ? "$column >= " . $moment( (string) $this->request[ "{$name}_after" ] ) : '',
			$this->request[ "{$name}_before" ] ? "$column <= " . $moment( (string) $this->request[ "{$name}_before" ] ) : '',
		);
	}

	private static function like( string $column, string $text ): string {
		global $wpdb;
		return "$column LIKE " . Sql::text( '%' . $wpdb->esc_like( $text ) . '%' );
	}
}
