<?php
/**
 * Columns of exported reports.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

/** Headers and fields of the export of each report, as in the host. */
final class ExportColumns {

	/** Field by header. A path with dots is the path of a nested field. */
	private const COLUMNS = array(
		'revenue'    => array(
			'Date'        => 'date_start',
			'Orders'      => 'subtotals.orders_count',
			'Gross sales' => 'subtotals.gross_sales',
			'Returns'     => 'subtotals.refunds',
			'Coupons'     => 'subtotals.coupons',
			'Net sales'   => 'subtotals.net_revenue',
			'Taxes'       => 'subtotals.taxes',
			'Shipping'    => 'subtotals.shipping',
			'Total sales' => 'subtotals.total_sales',
		),
		'orders'     => array(
			'Date'                   => 'date',
			'Order #'                => 'order_number',
			'N. Revenue (formatted)' => 'total_formatted',
			'Status'                 => 'status',
			'Customer'               => 'customer',
			'Customer type'          => 'customer_type',
			'Product(s)'             => 'products',
			'Items sold'             => 'num_items_sold',
			'Coupon(s)'              => 'coupons',
			'Net Sales'              => 'net_total',
			'Attribution'            => 'extended_info.attribution.origin',
		),
		'products'   => array(
			'Product title' => 'extended_info.name',
			'SKU'           => 'extended_info.sku',
			'Items sold'    => 'items_sold',
			'N. Revenue'    => 'net_revenue',
			'Orders'        => 'orders_count',
			'Category'      => 'categories',
			'Variations'    => 'variations',
			'Status'        => 'extended_info.stock_status',
			'Stock'         => 'extended_info.stock_quantity',
		),
		'variations' => array(
			'Product / Variation title' => 'extended_info.name',
			'SKU'                       => 'extended_info.sku',
			'Items sold'                => 'items_sold',
			'N. Revenue'                => 'net_revenue',
			'Orders'                    => 'orders_count',
			'Status'                    => 'extended_info.stock_status',
			'Stock'                     => 'extended_info.stock_quantity',
		),
		'categories' => array(
			'Category'    => 'extended_info.name',
			'Items sold'  => 'items_sold',
			'Net Revenue' => 'net_revenue',
			'Products'    => 'products_count',
			'Orders'      => 'orders_count',
		),
		'coupons'    => array(
			'Coupon code'       => 'extended_info.code',
			'Orders'            => 'orders_count',
			'Amount discounted' => 'amount',
			'Created'           => 'extended_info.date_created',
			'Expires'           => 'extended_info.date_expires',
			'Type'              => 'extended_info.discount_type',
		),
		'taxes'      => array(
			'Tax code'     => 'name',
			'Rate'         => 'tax_rate',
			'Total tax'    => 'total_tax',
			'Order tax'    => 'order_tax',
			'Shipping tax' => 'shipping_tax',
			'Orders'       => 'orders_count',
		),
		'stock'      => array(
			'Product / Variation' => 'name',
			'SKU'                 => 'sku',
			'Status'              => 'stock_status',
			'Stock'               => 'stock_quantity',
		),
		'downloads'  => array(
			'Date'          => 'date',
			'Product title' => 'product',
			'File name'     => 'file_name',
			'Order #'       => 'order_number',
			'User Name'     => 'username',
			'IP'            => 'ip_address',
		),
		'customers'  => array(
			'Name'             => 'name',
			'Username'         => 'username',
			'Last Active'      => 'date_last_active',
			'Sign Up'          => 'date_registered',
			'Email'            => 'email',
			'Orders'           => 'orders_count',
			'Total Spend'      => 'total_spend',
			'AOV'              => 'avg_order_value',
			'Country / Region' => 'country',
			'City'             => 'city',
			'Region'           => 'state',
			'Postal Code'      => 'postcode',
		),
	);

	/**
	 * Headers of a report; empty when the report does not exist.
	 *
	 * @return list<string>
	 */
	public static function headers( string $type ): array {
		return array_keys( self::COLUMNS[ $type ] ?? array() );
	}

	/**
	 * Cells of an exported row.
	 *
	 * @param string               $type Report.
	 * @param array<string, mixed> $row  Row as the report sends it.
	 * @return list<string>
	 */
	public static function cells( string $type, array $row ): array {
		$info  = (array) ( $row['extended_info'] ?? array() );
		$named = static fn ( string $list, string $field ): string => implode( ', ', array_column( (array) ( $info[ $list ] ?? array() ), $field ) );
		$row  += array(
			'customer'   => trim( ( $info['customer']['first_name'] ?? '' ) . ' ' . ( $info['customer']['last_name'] ?? '' ) ),
			'products'   => implode( ', ', array_map( static fn ( array $product ): string => "{$product['quantity']}× {$product['name']}", (array) ( $info['products'] ?? array() ) ) ),
			'coupons'    => $named( 'coupons', 'code' ),
			'categories' => implode( ', ', array_map( static fn ( int $id ): string => (string) get_term_field( 'name', $id, 'product_cat' ), (array) ( $info['category_ids'] ?? array() ) ) ),
			'variations' => (string) count( (array) ( $info['variations'] ?? array() ) ),
			'product'    => isset( $row['product_id'] ) ? get_the_title( (int) $row['product_id'] ) : '',
		);
		return array_values( array_map( static fn ( string $path ): string => self::value( $row, $path ), self::COLUMNS[ $type ] ) );
	}

	/** @param array<string, mixed> $row Row. */
	private static function value( array $row, string $path ): string {
		$value = $row;
		foreach ( explode( '.', $path ) as $key ) {
			$value = ( (array) $value )[ $key ] ?? '';
		}
		return is_scalar( $value ) ? (string) $value : '';
	}
}
