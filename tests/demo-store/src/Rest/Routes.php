<?php
/**
 * All REST controllers.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Settings\HostVersion;

/** Registers the controllers on rest_api_init. */
final class Routes {

	/** Adds the hooks. */
	public function add_hooks(): void {
		add_action( 'rest_api_init', array( $this, 'register' ) );
		( new UserMeta() )->add_hooks();
	}

	/** Registers them all. */
	public function register(): void {
		$controllers = array(
			new TasksController(),
			new ProfileController(),
			new OptionsController(),
			new PluginsController(),
			new OnboardingPluginsController(),
			new JetpackController(),
			new NotesController(),
			new NoteWritesController(),
			new FeaturesController(),
			new DataController(),
			new IndicatorsController(),
			new OrderPartsController(),
			new CataloguesController(),
			new MarketingController(),
			new MarketingPluginsController(),
			new CustomersController(),
			new SampleProductsController(),
			new LaunchController(),
			new MarketplaceController(),
			new NoticeController(),
			new EmailPreviewController(),
			new BlueprintController(),
			new PaymentGatewaysController(),
			new PaymentProvidersController(),
			new ShippingZonesController(),
			new ShippingMethodsController(),
			new TaxClassesController(),
			new Reports\OrdersReportController(),
			new Reports\OrderStatsController(),
			new Reports\ProductsReportController(),
			new Reports\VariationsReportController(),
			new Reports\CategoriesReportController(),
			new Reports\CouponsReportController(),
			new Reports\TaxesReportController(),
			new Reports\StockReportController(),
			new Reports\DownloadsReportController(),
			new Reports\LeaderboardsController(),
			new Reports\ReportIndexController(),
			new Reports\ImportController(),
			new Reports\UpdatesController(),
			new Reports\ExportController(),
		);
		foreach ( array( 'wc/v3', 'wc-analytics' ) as $name ) {
			$controllers[] = new SettingsController( $name );
			$controllers[] = new ReviewsController( $name );
			$controllers[] = new ProductsController( $name );
			$controllers[] = new OrdersController( $name );
			$controllers[] = new TaxesController( $name );
			$controllers[] = new CouponsController( $name );
			$controllers[] = new AttributesController( $name );
			$controllers[] = new VariationsController( $name );
			foreach ( array( 'categories', 'tags', 'brands' ) as $path ) {
				$controllers[] = new TermsController( $name, $path );
			}
		}
		if ( HostVersion::is_newer() ) {
			$controllers[] = new ActivityCountsController();
		}
		foreach ( $controllers as $controller ) {
			$controller->register();
		}
	}
}
