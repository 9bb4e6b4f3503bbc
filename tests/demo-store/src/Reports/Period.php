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

/** First and last moment, in store time. */
final class Period {

	private const FORMAT = 'Y-m-d H:i:s';

	/**
	 * Stores the ends.
	 *
	 * @param string $after  First moment.
	 * @param string $before Last moment.
	 */
	public function __construct( public readonly string $after, public readonly string $before ) {
	}

	/** The period that a request asks for; without one, the seven days up to now. */
	public static function of( WP_REST_Request $request ): self {
		$now = new DateTimeImmutable( 'now', wp_timezone() );
		return new self(
			$request['after'] ? self::store_time( (string) $request['after'] ) : $now->modify( '-7 days' )->format( self::FORMAT ),
			$request['before'] ? self::store_time( (string) $request['before'] ) : $now->format( self::FORMAT )
		);
	}

	/** Converts a date to store time; a date without an offset is in store time already. */
	public static function store_time( string $date ): string {
		return ( new DateTimeImmutable( $date, wp_timezone() ) )->setTimezone( wp_timezone() )->format( self::FORMAT );
	}

	/** A moment as a date without a zone, so that arithmetic on days never meets a change of the clock. */
	public static function plain( string $moment ): DateTimeImmutable {
		return new DateTimeImmutable( $moment, new DateTimeZone( 'UTC' ) );
	}
}
