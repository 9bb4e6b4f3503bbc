<?php
/**
 * Route of features.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use Automattic\WooCommerce\Admin\Features\Features;

/** Slugs of the features that are on. */
final class FeaturesController extends Controller {

	/** Registers the route. */
	public function register(): void {
		$this->route( 'wc-admin/features', $this->endpoint( self::READ, array( Features::class, 'get_available_features' ), Access::needs( 'read' ) ) );
	}
}
