<?php
/**
 * Figures of downloads.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use WP_REST_Request;

/** Figures of the download log. The log is in UTC, but the host compares it with store time without a conversion. */
final class DownloadStats extends StatsReport {

	/** Figures of the answer. */
	public function figures(): array {
		return array( 'download_count' => array( 'COUNT( DISTINCT g.download_log_id )', 'int' ) );
	}

	/** The answer has no segments. */
	public function has_segments(): bool {
		return false;
	}

	/** The log (g) with the permissions (p). */
	protected function from(): string {
		return self::tables();
	}

	/** Column of the date. */
	protected function date(): string {
		return 'g.timestamp';
	}

	/** Condition of the filters. */
	protected function filters(): string {
		return self::condition( $this->request );
	}

	/** The log (g) with the permissions (p). */
	public static function tables(): string {
		return Sql::table( 'wc_download_log' ) . ' g INNER JOIN ' . Sql::table( 'woocommerce_downloadable_product_permissions' ) . ' p ON p.permission_id = g.permission_id';
	}

	/** Condition of the filters of both reports of downloads. */
	public static function condition( WP_REST_Request $request ): string {
		$filters   = array();
		$customers = 'p.order_id %sIN ( SELECT order_id FROM ' . Sql::table( 'wc_order_stats' ) . ' WHERE %s )';
		foreach ( array( 'includes', 'excludes' ) as $rule ) {
			$is_not = 'excludes' === $rule;
			foreach ( array(
				'product' => 'p.product_id',
				'order'   => 'p.order_id',
			) as $name => $column ) {
				$ids       = wp_parse_id_list( $request[ "{$name}_$rule" ] ?? array() );
				$filters[] = $ids ? Sql::ids( $column, $ids, $is_not ) : '';
			}
			$ids       = wp_parse_id_list( $request[ "customer_$rule" ] ?? array() );
			$filters[] = $ids ? sprintf( $customers, $is_not ? 'NOT ' : '', Sql::ids( 'customer_id', $ids ) ) : '';
			$addresses = wp_parse_list( $request[ "ip_address_$rule" ] ?? array() );
			$filters[] = $addresses ? Sql::texts( 'g.user_ip_address', $addresses, $is_not ) : '';
		}
		return Sql::join( $filters, (string) $request['match'] );
	}
}
