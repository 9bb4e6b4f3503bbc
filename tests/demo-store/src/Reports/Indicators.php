<?php
/**
 * Performance indicators of a period.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use WP_REST_Request;

/** Performance indicators, taken from the totals of the reports. */
final class Indicators {

	private const REPORTS = array(
		'revenue'    => OrderStats::class,
		'orders'     => OrderStats::class,
		'products'   => ProductStats::class,
		'variations' => VariationStats::class,
		'coupons'    => CouponStats::class,
		'taxes'      => TaxStats::class,
		'downloads'  => DownloadStats::class,
	);

	/**
	 * Cached totals by report class.
	 *
	 * @var array<string, array<string, int|float>>
	 */
	private array $totals = array();

	/**
	 * Stores the request.
	 *
	 * @param WP_REST_Request $request Request with the period.
	 */
	public function __construct( private readonly WP_REST_Request $request ) {
	}

	/** Value of an indicator such as revenue/total_sales. */
	public function value( string $stat ): int|float {
		[ $report, $field ] = explode( '/', $stat );

		$class                    = self::REPORTS[ $report ];
		$this->totals[ $class ] ??= ( new $class( $this->request ) )->totals( Period::of( $this->request ) );
		return $this->totals[ $class ][ $field ];
	}
}
