<?php
/**
 * Period of a report.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use DateTimeImmutable;
use DateTimeZone;
use WP_REST_Request;

/** Start and end of a period, in store time. */
final class Period {

	private const FORMAT = 'Y-m-d H:i:s';

	/**
	 * Stores start and end.
	 *
	 * @param string $after  Start.
	 * @param string $before End.
	 */
	public function __construct( public readonly string $after, public readonly string $before ) {
	}

	/** The requested period; by default the last seven days. */
	public static function of( WP_REST_Request $request ): self {
		$now = new DateTimeImmutable( 'now', wp_timezone() );
		return new self(
			$request['after'] ? self::store_time( (string) $request['after'] ) : $now->modify( '-7 days' )->format( self::FORMAT ),
			$request['before'] ? self::store_time( (string) $request['before'] ) : $now->format( self::FORMAT )
		);
	}

	/** Converts a date to store time. A date without an offset is already in store time. */
	public static function store_time( string $date ): string {
		return ( new DateTimeImmutable( $date, wp_timezone() ) )->setTimezone( wp_timezone() )->format( self::FORMAT );
	}

	/** Converts a local time to a date object in UTC, so that daylight saving does not affect arithmetic. */
	public static function plain( string $moment ): DateTimeImmutable {
		return new DateTimeImmutable( $moment, new DateTimeZone( 'UTC' ) );
	}
}
