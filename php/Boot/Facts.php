<?php
/**
 * The values of the boot object by name.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

use Automattic\WooCommerce\Admin\API\MobileAppQRLogin;
use StoreAdmin\Marketplace\RememberedSubscriptions;
use StoreAdmin\Quiet\QuietMode;

/**
 * Computes each value once, when it is first used. The manifests of the client decide which values a page prints.
 */
final class Facts {

	/**
	 * Values that are computed each time, because the REST routes are known only after the first request.
	 */
	private const CHANGING = array( 'hasActivityCounts' );

	/**
	 * Computed values.
	 *
	 * @var array<string, mixed>
	 */
	private array $values = array();

	/**
	 * Functions that compute the values.
	 *
	 * @var array<string, callable(): mixed>
	 */
	private array $providers;

	/**
	 * Sets the providers.
	 */
	public function __construct() {
		$person  = new PersonFacts();
		$store   = new StoreFacts();
		$header  = new HeaderFacts();
		$report  = new ReportFacts();
		$import  = new ImportFacts();
		$add_on  = new AddOnFacts();
		$account = new AccountFacts();

		$this->providers = array(
			'shopUrl'            => array( $store, 'shop_url' ),
			'user'               => array( $person, 'user' ),
			'locale'             => array( $person, 'locale' ),
			'features'           => array( new FeatureFlags(), 'names' ),
			'alertCount'         => array( new NoteFacts(), 'alert_count' ),
			'hasActivityCounts'  => array( new ActivityCounts(), 'has_route' ),
			'account'            => array( $account, 'account' ),
			'actionableStatuses' => array( $store, 'actionable_statuses' ),
			'asksOpinions'       => array( $header, 'asks_opinions' ),
			'blueprintGroups'    => array( $add_on, 'blueprint_groups' ),
			'blueprintMaxBytes'  => array( $add_on, 'blueprint_max_bytes' ),
			'breadcrumbs'        => array( new Breadcrumbs(), 'items' ),
			'catalogueUrl'       => array( new CatalogueFacts(), 'url' ),
			'currency'           => array( $store, 'currency' ),
			'dateTours'          => array( $report, 'date_tours' ),
			'dateType'           => array( $store, 'date_type' ),
			'defaultDateRange'   => array( $store, 'default_date_range' ),
			'emailPreviewNonce'  => array( $add_on, 'email_preview_nonce' ),
			'failedImports'      => array( $import, 'failed_orders' ),
			'hasOnlyOwnGateways' => array( new PaymentFacts(), 'has_only_own_gateways' ),
			'hasQrSignIn'        => static function (): bool {
				return class_exists( MobileAppQRLogin::class );
			},
			'hasReminderBar'     => array( $header, 'has_reminder_bar' ),
			'hasTaxLocations'    => array( $report, 'has_tax_locations' ),
			'hasUnreadNotes'     => array( $header, 'has_unread_notes' ),
			'hostVersion'        => array( $store, 'host_version' ),
			'importInterval'     => array( $import, 'interval' ),
			// Known only after the page was printed (SettingsPage).
			'islands'            => '__return_empty_array',
			'isQuiet'            => array( QuietMode::class, 'is_on' ),
			'isBlockTheme'       => 'wp_is_block_theme',
			'isJetpackUser'      => array( new JetpackState(), 'is_user_connected' ),
			'isSetupOver'        => function (): bool {
				return ( new TaskListFacts() )->is_setup_over( $this->value( 'features' ) );
			},
			'isTrackingAllowed'  => array( $header, 'is_tracking_allowed' ),
			'isUpdateModeUnset'  => array( $report, 'is_update_mode_unset' ),
			'jetpack'            => array( new JetpackState(), 'value' ),
			'lacksBaseTaxRate'   => array( new TaxFacts(), 'lacks_base_rate' ),
			'manageStock'        => array( $store, 'manages_stock' ),
			'openedProduct'      => array( $report, 'opened_product' ),
			'openedSection'      => array( new PaymentFacts(), 'section' ),
			'orderStatuses'      => array( $store, 'order_statuses' ),
			'paymentMethods'     => array( $report, 'payment_methods' ),
			'paymentCountry'     => array( new PaymentFacts(), 'country' ),
			'paymentsOffer'      => array( new PaymentsOffer(), 'value' ),
			'paymentSettings'    => array( new PaymentFacts(), 'values' ),
			'remembersAccount'   => array( RememberedSubscriptions::class, 'are_known' ),
			'reviewsEnabled'     => array( $store, 'has_reviews' ),
			'settingsPlaces'     => '__return_empty_array',
			'shippingOffer'      => function (): string {
				return ( new ShippingFacts() )->offer( (array) $this->value( 'features' ) );
			},
			'showsSuggestions'   => array( $store, 'shows_suggestions' ),
			'siteVisibility'     => array( new SiteVisibilityFacts(), 'value' ),
			'stockStatuses'      => array( $store, 'stock_statuses' ),
			'storePlace'         => array( $store, 'place' ),
			'hiddenNotices'      => array( new SubscriptionNotices(), 'hidden' ),
			'noticeNonce'        => array( new SubscriptionNotices(), 'nonce' ),
			'updateNonce'        => array( $account, 'update_nonce' ),
			'wantsAddressTour'   => array( new TourFacts(), 'wants_address' ),
			'wantsProviderOffer' => array( new PaymentFacts(), 'wants_suggestions' ),
			'wantsZoneTour'      => array( new TourFacts(), 'wants_zones' ),
		);
	}

	/**
	 * Whether there is a value with that name.
	 *
	 * @param string $name Name in the boot object.
	 */
	public function has( string $name ): bool {
		return isset( $this->providers[ $name ] );
	}

	/**
	 * A value.
	 *
	 * @param string $name Name in the boot object.
	 * @return mixed Null for an unknown name.
	 */
	public function value( string $name ) {
		$is_known = array_key_exists( $name, $this->values ) && ! in_array( $name, self::CHANGING, true );

		if ( ! $is_known && $this->has( $name ) ) {
			$this->values[ $name ] = call_user_func( $this->providers[ $name ] );
		}

		return $this->values[ $name ] ?? null;
	}

	/**
	 * Several values.
	 *
	 * @param string[] $names Names in the boot object. Unknown names are left out.
	 * @return array<string, mixed>
	 */
	public function values( array $names ): array {
		$values = array();

		foreach ( array_filter( $names, array( $this, 'has' ) ) as $name ) {
			$values[ $name ] = $this->value( $name );
		}

		return $values;
	}
}
