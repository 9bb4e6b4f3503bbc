<?php
/**
 * The scripts of this extension.
 *
 * @package SampleExtension
 */

declare( strict_types=1 );

namespace SampleExtension;

/**
 * Enqueues one script per part, each with exactly what it declares.
 */
final class Scripts {

	/**
	 * Part (file in js/) => script handles it depends on.
	 */
	private const PARTS = array(
		'page'             => array( 'wp-hooks', 'wp-element', 'wp-i18n' ),
		'late-page'        => array( 'wp-hooks', 'wp-element' ),
		'task'             => array( 'wp-api-fetch', 'wp-plugins', 'wp-components', 'wp-element' ),
		'task-row'         => array( 'wp-plugins', 'wp-components', 'wp-element' ),
		'deprecated-task'  => array( 'wp-hooks', 'wp-element' ),
		'header-item'      => array( 'wp-plugins', 'wp-components', 'wp-element' ),
		'header'           => array( 'wc-admin-layout', 'wp-plugins', 'wp-element' ),
		'page-title'       => array( 'wc-admin-layout', 'wp-plugins', 'wp-element' ),
		'home-slots'       => array( 'wp-plugins', 'wp-components', 'wp-element' ),
		'setup-list'       => array( 'wp-plugins', 'wp-components', 'wp-element' ),
		'setup-end'        => array( 'wp-plugins', 'wp-components', 'wp-element' ),
		'stores'           => array( 'wp-data', 'wp-hooks', 'wp-element' ),
		'history'          => array( 'wc-navigation', 'wp-hooks', 'wp-element' ),
		'queries'          => array( 'wp-hooks' ),
		'queued-notice'    => array( 'wp-hooks' ),
		'home-filters'     => array( 'wp-hooks' ),
		'help-items'       => array( 'wp-hooks' ),
		'menu-items'       => array( 'wp-hooks' ),
		'notification'     => array( 'wp-plugins', 'wp-components', 'wp-element' ),
		'products-task'    => array( 'wp-hooks', 'wp-element' ),
		'payment-gateway'  => array( 'wp-plugins', 'wp-components', 'wp-element' ),
		'embedded'         => array( 'wp-hooks', 'wp-element' ),
		'app-only'         => array( 'wc-admin-app' ),
		'every-handle'     => array( 'wp-data', 'wp-hooks', 'wp-element' ),
		'full-screen'      => array( 'wc-navigation', 'wp-hooks', 'wp-element' ),
		'hidden-header'    => array(),
		'throwing-filter'  => array( 'wp-hooks' ),
		'throwing-fill'    => array( 'wp-plugins', 'wp-components', 'wp-element' ),
		'bad-filters'      => array( 'wp-hooks' ),
		'bad-reports'      => array( 'wp-hooks' ),
		'reports'          => array( 'wp-hooks', 'wp-element' ),
		'looping-fill'     => array( 'wp-plugins', 'wp-components', 'wp-element' ),
		'unfinished-fill'  => array( 'wp-plugins', 'wp-components', 'wp-element' ),
		'rejecting-action' => array( 'wp-data' ),
		'late-marketing'   => array( 'lodash', 'moment', 'react', 'react-dom', 'wc-components', 'wc-navigation', 'wc-settings', 'wc-store-data', 'wp-components', 'wp-data', 'wp-element', 'wp-hooks', 'wp-i18n', 'wp-url' ),
		'own-packages'     => array( 'wp-data', 'wp-hooks', 'wp-element', 'wp-plugins' ),
		'order-editor'     => array( 'wp-plugins', 'wp-components', 'wp-element' ),
		'settings-place'   => array( 'wp-plugins', 'wp-components', 'wp-element' ),
		'settings-tab'     => array( 'wc-components', 'wp-element', 'wp-i18n' ),
		'odd-scripts'      => array( 'wc-admin-app', 'react', 'react-dom', 'wp-element', 'wp-plugins', 'wp-hooks' ),
	);

	/**
	 * Parts that run on the settings too.
	 */
	private const CLASSIC_PARTS = array( 'embedded', 'header', 'header-item', 'hidden-header', 'odd-scripts', 'settings-place', 'settings-tab' );

	/**
	 * Enqueues the parts that are switched on.
	 *
	 * @param string[] $parts Names of parts.
	 */
	public function enqueue( array $parts ): void {
		$screen     = get_current_screen();
		$is_app     = $screen && 'woocommerce_page_wc-admin' === $screen->id;
		$is_classic = $screen && 0 === strpos( $screen->id, 'woocommerce_page_wc-settings' );
		$is_order   = $screen && 'woocommerce_page_wc-orders' === $screen->id;
		foreach ( array_intersect( array_keys( self::PARTS ), $parts ) as $part ) {
			if ( $is_app || ( $is_classic && in_array( $part, self::CLASSIC_PARTS, true ) ) || ( $is_order && 'order-editor' === $part ) ) {
				wp_enqueue_script( "sample-extension-$part", plugins_url( "js/$part.js", __FILE__ ), $this->dependencies( $part ), '1.0.0', true );
			}
		}
	}

	/**
	 * Returns the dependencies of a part.
	 *
	 * @param string $part Name of the part.
	 * @return string[]
	 */
	private function dependencies( string $part ): array {
		return 'every-handle' === $part ? array_merge( self::PARTS[ $part ], $this->every_handle() ) : self::PARTS[ $part ];
	}

	/**
	 * Every script of the host that can be printed on this page.
	 *
	 * @return string[]
	 */
	private function every_handle(): array {
		$is_of_host = static function ( string $handle ): bool {
			return 0 === strpos( $handle, 'wc-' );
		};
		return array_values( array_filter( array_filter( array_keys( wp_scripts()->registered ), $is_of_host ), array( $this, 'is_complete' ) ) );
	}

	/**
	 * Whether everything that a script depends on is registered; WordPress leaves out what it is not.
	 *
	 * @param string $handle Handle.
	 */
	private function is_complete( string $handle ): bool {
		$script = wp_scripts()->registered[ $handle ] ?? null;
		return $script && array() === array_filter(
			$script->deps,
			function ( string $dependency ): bool {
				return ! $this->is_complete( $dependency );
			}
		);
	}
}
