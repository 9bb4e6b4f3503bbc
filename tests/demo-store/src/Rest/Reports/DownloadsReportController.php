<?php
/**
 * Routes of the reports of downloads.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest\Reports;

use DemoStore\Reports\DownloadList;
use DemoStore\Reports\DownloadStats;
use WP_REST_Request;
use WP_REST_Response;

/** Downloads of customers, and their number. */
final class DownloadsReportController extends ReportController {

	/** Registers the routes. */
	public function register(): void {
		$addresses = array(
			'type'  => 'array',
			'items' => array( 'type' => 'string' ),
		);
		$filters   = $this->ids( 'product_includes', 'product_excludes', 'order_includes', 'order_excludes', 'customer_includes', 'customer_excludes' ) + $this->match() + array(
			'ip_address_includes' => $addresses,
			'ip_address_excludes' => $addresses,
		);
		$this->report( 'downloads', array( $this, 'list' ), $filters + $this->period_args( array( 'date', 'product' ) ) );
		$this->report( 'downloads/stats', array( $this, 'answer' ), $filters + $this->stats_args( array( 'date', 'download_count' ) ) );
	}

	/** Number of downloads. */
	public function answer( WP_REST_Request $request ): WP_REST_Response {
		return $this->stats( $request, new DownloadStats( $request ) );
	}

	/** A page of downloads. */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		[ $rows, $total ] = DownloadList::of( $request );
		return $this->page( $request, array_map( array( $this, 'download' ), $rows ), $total );
	}

	/**
	 * @param array<string, string|null> $row Row.
	 * @return array<string, mixed>
	 */
	private function download( array $row ): array {
		$product = (int) $row['product_id'];
		$files   = (array) ( get_post_meta( $product, '_downloadable_files', true ) ?: array() );
		$file    = $files[ $row['download_id'] ] ?? array();
		$path    = (string) ( $file['file'] ?? '' );
		return $this->item(
			array(
				'id'           => (int) $row['id'],
				'date_gmt'     => (string) $row['date_gmt'],
				'download_id'  => (string) $row['download_id'],
				'product_id'   => $product,
				'order_id'     => (int) $row['order_id'],
				'user_id'      => (int) $row['user_id'],
				'ip_address'   => (string) $row['ip_address'],
				'date'         => get_date_from_gmt( (string) $row['date_gmt'] ),
				'file_name'    => basename( $path ),
				'file_path'    => $path,
				'username'     => (string) $row['username'],
				'order_number' => (int) $row['order_id'],
			),
			array(
				'product' => array(
					array(
						'href'       => rest_url( "wc-analytics/products/$product" ),
						'embeddable' => true,
					),
				),
			)
		);
	}
}
