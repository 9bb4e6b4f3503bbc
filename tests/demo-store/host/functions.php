<?php
/**
 * Global functions of the host that other plugins may call.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

use Automattic\WooCommerce\Admin\PageController;
use DemoStore\Data\Products;
use DemoStore\Settings\Currencies;
use DemoStore\Settings\Options;

defined( 'ABSPATH' ) || exit;

/** The host's main object. */
function WC(): WooCommerce { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName.FunctionNameInvalid
	return WooCommerce::instance();
}

/**
 * Registers a page of the admin app.
 *
 * @param array<string, mixed> $options id, title, parent, path, capability, icon, position.
 */
function wc_admin_register_page( array $options ): void {
	PageController::get_instance()->register_page( $options );
}

/**
 * Tells the admin app about a classic page.
 *
 * @param array<string, mixed> $options id, title, screen_id, parent, path.
 */
function wc_admin_connect_page( array $options ): void {
	PageController::get_instance()->connect_page( $options );
}

/** Whether the current page is rendered by the admin app. */
function wc_admin_is_registered_page(): bool {
	return PageController::get_instance()->is_registered_page();
}

/** Whether the current classic page is connected. */
function wc_admin_is_connected_page(): bool {
	return PageController::get_instance()->is_connected_page();
}

/**
 * Breadcrumbs of the current page.
 *
 * @return array<int, string|array{string, string}>
 */
function wc_admin_get_breadcrumbs(): array {
	return PageController::get_instance()->get_breadcrumbs();
}

/**
 * Address of a page of the admin app.
 *
 * @param string|null          $path  Value of the path query.
 * @param array<string, mixed> $query Other query values.
 */
function wc_admin_url( ?string $path = null, array $query = array() ): string {
	$extra = $query ? '&' . http_build_query( $query ) : '';
	return admin_url( 'admin.php?page=wc-admin' . ( $path ? '&path=' . $path : '' ) . $extra, dirname( __DIR__ ) );
}

/**
 * Records an event; the demo store records none.
 *
 * @param string               $event_name Name.
 * @param array<string, mixed> $properties Properties.
 */
function wc_admin_record_tracks_event( string $event_name, array $properties = array() ): void {
	do_action( 'demo_store_event', $event_name, $properties );
}

/**
 * Number in the store's format.
 *
 * @param float|int $number Number.
 */
function wc_admin_number_format( float|int $number ): string {
	return number_format( (float) $number, is_int( $number ) ? 0 : wc_get_price_decimals(), wc_get_price_decimal_separator(), wc_get_price_thousand_separator() );
}

/** Code of the store currency. */
function get_woocommerce_currency(): string {
	return (string) apply_filters( 'woocommerce_currency', Options::text( 'woocommerce_currency' ) );
}

/**
 * Symbol of a currency as an HTML entity or text.
 *
 * @param string $currency Code; the store's when empty.
 */
function get_woocommerce_currency_symbol( string $currency = '' ): string {
	$code = '' === $currency ? get_woocommerce_currency() : $currency;
	return (string) apply_filters( 'woocommerce_currency_symbol', Currencies::symbol( $code ), $code );
}

/**
 * Names of all currencies by code.
 *
 * @return array<string, string>
 */
function get_woocommerce_currencies(): array {
	return (array) apply_filters( 'woocommerce_currencies', Currencies::names() );
}

/** Pattern of a price: %1$s is the symbol, %2$s the amount. */
function get_woocommerce_price_format(): string {
	return Currencies::price_format( Options::text( 'woocommerce_currency_pos' ) );
}

/** Separator of thousands. */
function wc_get_price_thousand_separator(): string {
	return stripslashes( Options::text( 'woocommerce_price_thousand_sep' ) );
}

/** Separator of decimals. */
function wc_get_price_decimal_separator(): string {
	$separator = Options::text( 'woocommerce_price_decimal_sep' );
	return '' === $separator ? '.' : stripslashes( $separator );
}

/** Number of decimals of a price. */
function wc_get_price_decimals(): int {
	return absint( Options::text( 'woocommerce_price_num_decimals' ) );
}

/**
 * Names of all order statuses by slug with prefix.
 *
 * @return array<string, string>
 */
function wc_get_order_statuses(): array {
	return (array) apply_filters( 'wc_order_statuses', DemoStore\Data\OrderStatuses::names() );
}

/** @return array<string, string> Names of the stock statuses by slug. */
function wc_get_product_stock_status_options(): array {
	return (array) apply_filters( 'woocommerce_product_stock_status_options', Products::stock_statuses() );
}

/**
 * Id of a store page, -1 when there is none.
 *
 * @param string $page shop, cart, checkout, myaccount, terms.
 */
function wc_get_page_id( string $page ): int {
	return (int) get_option( "woocommerce_{$page}_page_id", -1 );
}

/**
 * Address of a store page, the home page when there is none.
 *
 * @param string $page shop, cart, checkout, myaccount, terms.
 */
function wc_get_page_permalink( string $page ): string {
	$id = wc_get_page_id( $page );
	return (string) ( $id > 0 ? get_permalink( $id ) : home_url( '/' ) );
}

/**
 * Screen id of a page of an order type.
 *
 * @param string $for Slug such as shop-order.
 */
function wc_get_page_screen_id( string $for ): string {
	return in_array( $for, array( 'shop-order', 'shop_order' ), true ) ? 'woocommerce_page_wc-orders' : $for;
}

/** Whether prices and totals have taxes. */
function wc_tax_enabled(): bool {
	return 'yes' === Options::text( 'woocommerce_calc_taxes' );
}

/** Whether coupons may be used. */
function wc_coupons_enabled(): bool {
	return 'yes' === Options::text( 'woocommerce_enable_coupons' );
}

/**
 * Text of a boolean as stored in options.
 *
 * @param bool $value Value.
 */
function wc_bool_to_string( bool $value ): string {
	return $value ? 'yes' : 'no';
}

/**
 * Boolean of a text as stored in options.
 *
 * @param string|bool|int|null $value Value.
 */
function wc_string_to_bool( string|bool|int|null $value ): bool {
	return is_bool( $value ) ? $value : in_array( strtolower( (string) $value ), array( 'yes', 'true', '1', 'on' ), true );
}
