<?php
/**
 * Choices of a setting.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Settings;

/** Resolves the lists that are too long or too changeable for the data file. */
final class SettingOptions {

	/**
	 * Labels by value, null when the setting takes free text.
	 *
	 * @param array<string, mixed> $setting Definition.
	 * @return array<int|string, string>|null
	 */
	public static function of( array $setting ): ?array {
		$options = $setting['options'] ?? null;
		if ( ! is_string( $options ) ) {
			return null === $options ? null : (array) $options;
		}
		return match ( $options ) {
			'countries'  => Places::countries(),
			'states'     => Places::with_states(),
			'currencies' => self::currencies(),
			default      => self::pages(),
		};
	}

	/** @return array<string, string> */
	private static function currencies(): array {
		$labels = array();
		foreach ( get_woocommerce_currencies() as $code => $name ) {
			$labels[ $code ] = sprintf( '%1$s (%2$s) — %3$s', $name, get_woocommerce_currency_symbol( $code ), $code );
		}
		return $labels;
	}

	/** @return array<int, string> */
	private static function pages(): array {
		$labels = array();
		foreach ( get_pages() as $page ) {
			$labels[ $page->ID ] = $page->post_title;
		}
		return $labels;
	}
}
