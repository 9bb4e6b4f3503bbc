<?php
/**
 * Route of the list of reports.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest\Reports;

use WP_REST_Response;

/** List of the reports. */
final class ReportIndexController extends ReportController {

	/** Description by path, in the same order as in the host; some of these reports have no route. */
	private const REPORTS = array(
		'performance-indicators' => 'Several figures of the reports at once.',
		'revenue/stats'          => 'Figures of revenue.',
		'orders/stats'           => 'Figures of orders.',
		'products'               => 'Products sold.',
		'products/stats'         => 'Figures of products.',
		'variations'             => 'Variations sold.',
		'variations/stats'       => 'Figures of variations.',
		'categories'             => 'Categories of products sold.',
		'categories/stats'       => 'Figures of categories.',
		'coupons'                => 'Coupons used.',
		'coupons/stats'          => 'Figures of coupons.',
		'taxes'                  => 'Taxes by rate.',
		'taxes/stats'            => 'Figures of taxes.',
		'downloads'              => 'Files downloaded.',
		'downloads/files'        => 'Files that can be downloaded.',
		'downloads/stats'        => 'Figures of downloads.',
		'customers'              => 'Customers.',
		'customers/stats'        => 'Figures of customers.',
	);

	/** Registers the route. */
	public function register(): void {
		$this->report( '', array( $this, 'list' ), array() );
	}

	/** All reports. */
	public function list(): WP_REST_Response {
		$items = array();
		foreach ( self::REPORTS as $slug => $description ) {
			$path    = '/wc-analytics/reports/' . $slug;
			$items[] = $this->item(
				array(
					'slug'        => $slug,
					'description' => $description,
					'path'        => $path,
				),
				array(
					'self'       => array( array( 'href' => rest_url( $path ) ) ),
					'report'     => array( array( 'href' => '/analytics/' . explode( '/', $slug )[0] ) ),
					'collection' => array( array( 'href' => rest_url( 'wc-analytics/reports' ) ) ),
				)
			);
		}
		return new WP_REST_Response( $items );
	}
}
