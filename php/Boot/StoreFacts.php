<?php
/**
 * The store's own settings.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

use StoreAdmin\Quiet\QuietMode;

/**
 * Values of the boot object that come from the host's settings. Each function of the host may be missing.
 *
 * @phpstan-import-type Currency from BootSettings
 */
final class StoreFacts {

	private const POSITIONS = array( 'left', 'right', 'left_space', 'right_space' );

	private const DATE_TYPES = array( 'date_created', 'date_paid', 'date_completed' );

	/**
	 * Format of prices.
	 *
	 * @return Currency
	 */
	public function currency(): array {
		$code     = Text::of( function_exists( 'get_woocommerce_currency' ) ? get_woocommerce_currency() : get_option( 'woocommerce_currency' ), 'USD' );
		$position = get_option( 'woocommerce_currency_pos', 'left' );

		return array(
			'code'              => $code,
			'symbol'            => $this->symbol( $code ),
			'position'          => in_array( $position, self::POSITIONS, true ) ? $position : 'left',
			'precision'         => absint( function_exists( 'wc_get_price_decimals' ) ? wc_get_price_decimals() : get_option( 'woocommerce_price_num_decimals', 2 ) ),
			'decimalSeparator'  => $this->separator( 'wc_get_price_decimal_separator', 'woocommerce_price_decimal_sep', '.' ),
			'thousandSeparator' => $this->separator( 'wc_get_price_thousand_separator', 'woocommerce_price_thousand_sep', ',' ),
		);
	}

	/**
	 * Version of the host. Only offers that name versions use it.
	 */
	public function host_version(): string {
		return defined( 'WC_VERSION' ) ? Text::of( WC_VERSION ) : '';
	}

	/**
	 * Country and state of the store, as the general settings keep them.
	 */
	public function place(): string {
		return Text::of( get_option( 'woocommerce_default_country' ) );
	}

	/**
	 * Titles of the order statuses.
	 *
	 * @return array<string, string> Titles by slug without the prefix of the database.
	 */
	public function order_statuses(): array {
		$statuses = function_exists( 'wc_get_order_statuses' ) ? wc_get_order_statuses() : array();
		$titles   = array();

		// Plugins filter them, so the value may be anything.
		foreach ( (array) $statuses as $slug => $title ) {
			$titles[ (string) preg_replace( '/^wc-/', '', (string) $slug ) ] = Text::decoded( wp_strip_all_tags( Text::of( $title ) ) );
		}

		return $titles;
	}

	/**
	 * Titles of the stock statuses.
	 *
	 * @return array<string, string> Titles by slug.
	 */
	public function stock_statuses(): array {
		$statuses = function_exists( 'wc_get_product_stock_status_options' ) ? wc_get_product_stock_status_options() : array();

		// Plugins filter them, so the value may be anything.
		return array_map(
			static function ( $title ): string {
				return Text::decoded( wp_strip_all_tags( Text::of( $title ) ) );
			},
			(array) $statuses
		);
	}

	/**
	 * Address of the shop page; the site's front page when there is none.
	 */
	public function shop_url(): string {
		$url = function_exists( 'wc_get_page_permalink' ) ? wc_get_page_permalink( 'shop' ) : '';

		return is_string( $url ) && '' !== $url ? $url : home_url( '/' );
	}

	/**
	 * Statuses of orders that need action, as chosen in the Analytics settings. Statuses of a removed plugin are left
	 * out, because the host refuses a request that names them.
	 *
	 * @return string[] Slugs without the prefix of the database; empty when the owner chose none.
	 */
	public function actionable_statuses(): array {
		$statuses = get_option( 'woocommerce_actionable_order_statuses', array( 'processing', 'on-hold' ) );

		$chosen = array_filter( is_array( $statuses ) ? $statuses : array( 'processing', 'on-hold' ), 'is_string' );
		$known  = array_map( 'strval', array_keys( $this->order_statuses() ) );

		return array_values( array_intersect( $chosen, $known ) );
	}

	/**
	 * Whether the store manages its stock.
	 */
	public function manages_stock(): bool {
		return 'yes' === get_option( 'woocommerce_manage_stock', 'yes' );
	}

	/**
	 * Whether customers may review products.
	 */
	public function has_reviews(): bool {
		return 'yes' === get_option( 'woocommerce_enable_reviews', 'yes' );
	}

	/**
	 * Whether the owner allows suggestions of extensions, and this user has not chosen quiet mode.
	 */
	public function shows_suggestions(): bool {
		return 'yes' === get_option( 'woocommerce_show_marketplace_suggestions', 'yes' ) && ! QuietMode::is_on();
	}

	/**
	 * Period and comparison that reports open with.
	 *
	 * @return string A query such as `period=month&compare=previous_year`.
	 */
	public function default_date_range(): string {
		return Text::of( get_option( 'woocommerce_default_date_range', '' ), 'period=month&compare=previous_year' );
	}

	/**
	 * Date of an order that reports count by.
	 */
	public function date_type(): string {
		$type = get_option( 'woocommerce_date_type', 'date_paid' );

		return in_array( $type, self::DATE_TYPES, true ) ? $type : 'date_paid';
	}

	/**
	 * Symbol of the currency.
	 *
	 * @param string $code Three letters.
	 */
	private function symbol( string $code ): string {
		return Text::decoded( function_exists( 'get_woocommerce_currency_symbol' ) ? get_woocommerce_currency_symbol( $code ) : $code );
	}

	/**
	 * A separator of numbers.
	 *
	 * @param string $function_name The host's function for it.
	 * @param string $option        The option for it.
	 * @param string $fallback      Value when both are missing.
	 */
	private function separator( string $function_name, string $option, string $fallback ): string {
		return Text::decoded( function_exists( $function_name ) ? $function_name() : get_option( $option, $fallback ) );
	}
}
