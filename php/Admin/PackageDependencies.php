<?php
/**
 * Sets which packages of the host are loaded before our script and style.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Plugin;

/**
 * Applies the decision of the bridge to the registered handles. It can be applied again after more scripts were
 * enqueued.
 */
final class PackageDependencies {

	/**
	 * Our bundle.
	 *
	 * @var Bundle
	 */
	private Bundle $bundle;

	/**
	 * The host's app.
	 *
	 * @var HostApp
	 */
	private HostApp $host_app;

	/**
	 * The style that only extensions need.
	 *
	 * @var ExtensionStyle
	 */
	private ExtensionStyle $extension_style;

	/**
	 * Stores the parts.
	 *
	 * @param Bundle         $bundle          Our bundle.
	 * @param HostApp        $host_app        The host's app.
	 * @param ExtensionStyle $extension_style The style that only extensions need.
	 */
	public function __construct( Bundle $bundle, HostApp $host_app, ExtensionStyle $extension_style ) {
		$this->bundle          = $bundle;
		$this->host_app        = $host_app;
		$this->extension_style = $extension_style;
	}

	/**
	 * Sets the dependencies for the scripts that are enqueued now.
	 */
	public function apply(): Decision {
		$scripts  = wp_scripts();
		$base     = $this->bundle->dependencies();
		$owner    = new AssetOwner( $this->host_app->original_source(), $this->bundle->url( '' ) );
		$ours     = new DependencyGraph( $scripts, array( Plugin::HANDLE => $base ) );
		$original = new DependencyGraph( $scripts, array( Plugin::HANDLE => $this->host_app->original_dependencies() ) );
		$decision = ( new Bridge( $this->bundle->page(), $owner, $ours, $original ) )->decide();

		foreach ( $decision->idle() as $handle ) {
			wp_dequeue_script( $handle );
		}

		$this->host_app->set_script_dependencies( array_merge( $base, $decision->kept() ) );
		// Our style comes after those of the packages, so that a package on the page does not restyle our bundled components.
		$styles = array_values( array_filter( $decision->kept(), array( new DependencyGraph( wp_styles() ), 'has' ) ) );
		$this->host_app->set_style_dependencies( $styles );

		// Our style was printed already when a script of the body needs a package; its style then follows in the footer.
		if ( did_action( 'admin_print_styles' ) ) {
			array_map( 'wp_enqueue_style', $styles );
		}
		$this->extension_style->settle( $decision->has_extension() );

		return $decision;
	}
}
