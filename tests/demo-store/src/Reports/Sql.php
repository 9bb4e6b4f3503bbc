<?php
/**
 * SQL parts for queries on the report tables.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use DemoStore\Data\OrderStatuses;
use DemoStore\Data\Table;
use DemoStore\Settings\Options;

/** Conditions that work in SQLite and MariaDB. Column names come from our own code; values are escaped. */
final class Sql {

	/** Name of a table with its prefix. */
	public static function table( string $name ): string {
		return ( new Table( $name ) )->name;
	}

	/**
	 * Condition that the value of a column is one of the ids, or none of them.
	 *
	 * @param string     $column Column.
	 * @param list<int>  $ids    Ids; an empty list matches nothing.
	 * @param bool       $is_not Whether the ids are excluded.
	 */
	public static function ids( string $column, array $ids, bool $is_not = false ): string {
		if ( ! $ids ) {
			return $is_not ? '1 = 1' : '1 = 0';
		}
		return $column . ( $is_not ? ' NOT IN ( ' : ' IN ( ' ) . implode( ', ', array_map( 'intval', $ids ) ) . ' )';
	}

	/**
	 * Condition that the value of a column is one of the texts, or none of them.
	 *
	 * @param string       $column Column.
	 * @param list<string> $texts  Texts.
	 * @param bool         $is_not Whether the texts are excluded.
	 */
	public static function texts( string $column, array $texts, bool $is_not = false ): string {
		if ( ! $texts ) {
			return $is_not ? '1 = 1' : '1 = 0';
		}
		return $column . ( $is_not ? ' NOT IN ( ' : ' IN ( ' ) . implode( ', ', array_map( array( self::class, 'text' ), $texts ) ) . ' )';
	}

	/** Quotes a text. */
	public static function text( string $text ): string {
		global $wpdb;
		return $wpdb->prepare( '%s', $text );
	}

	/** Condition that a date is in a period, including start and end. */
	public static function in_period( string $column, Period $period ): string {
		return $column . ' BETWEEN ' . self::text( $period->after ) . ' AND ' . self::text( $period->before );
	}

	/**
	 * Joins conditions; true when there are none.
	 *
	 * @param list<string> $conditions Conditions; empty ones are skipped.
	 * @param string       $match      `all` or `any`.
	 */
	public static function join( array $conditions, string $match = 'all' ): string {
		$conditions = array_filter( $conditions );
		return $conditions ? '( ' . implode( 'any' === $match ? ' OR ' : ' AND ', $conditions ) . ' )' : '1 = 1';
	}

	/**
	 * Condition that a location is in a list; empty without a list.
	 *
	 * @param string $country Column of the country.
	 * @param string $state   Column of the state.
	 * @param string $list    Countries, or states such as US:CA, separated by commas.
	 * @param bool   $is_not  Whether the locations are excluded.
	 */
	public static function places( string $country, string $state, string $list, bool $is_not = false ): string {
		$places = array();
		foreach ( wp_parse_list( $list ) as $place ) {
			[ $one, $part ] = array_pad( explode( ':', $place, 2 ), 2, '' );
			$places[]       = self::join( array( "$country = " . self::text( $one ), '' === $part ? '' : "$state = " . self::text( $part ) ) );
		}
		return $places ? ( $is_not ? 'NOT ' : '' ) . self::join( $places, 'any' ) : '';
	}

	/** Condition that reports count the status of an order. */
	public static function counted( string $column = 's.status' ): string {
		$excluded = array_merge( Options::list( 'woocommerce_excluded_report_order_statuses' ), array( 'checkout-draft', 'auto-draft', 'trash' ) );
		return self::texts( $column, array_map( array( OrderStatuses::class, 'stored' ), $excluded ), true );
	}
}
