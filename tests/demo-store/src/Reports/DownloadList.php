<?php
/**
 * Downloads of a period.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use WP_REST_Request;

/** Rows of the download log. */
final class DownloadList {

	/**
	 * A page and the number of rows on all pages.
	 *
	 * @return array{list<array<string, string|null>>, int}
	 */
	public static function of( WP_REST_Request $request ): array {
		global $wpdb;
		$query = new ListQuery(
			'g.download_log_id AS id, g.timestamp AS date_gmt, p.download_id, p.product_id, p.order_id, p.user_id, g.user_ip_address AS ip_address, o.post_title AS product, u.user_login AS username',
			DownloadStats::tables() . " LEFT JOIN {$wpdb->posts} o ON o.ID = p.product_id LEFT JOIN {$wpdb->users} u ON u.ID = p.user_id",
			Sql::in_period( 'g.timestamp', Period::of( $request ) ) . ' AND ' . DownloadStats::condition( $request )
		);
		$way   = 'asc' === $request['order'] ? 'ASC' : 'DESC';
		return array( $query->page( $request, ( 'product' === $request['orderby'] ? 'o.post_title' : 'g.timestamp' ) . " $way, g.download_log_id $way" ), $query->count() );
	}
}
