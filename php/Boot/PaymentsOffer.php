<?php
/**
 * The offer of WooPayments.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

/**
 * Reads the offer that older hosts have for some stores, or that an extension adds to the settings of the host's app. Newer hosts show theirs among the
 * payment settings.
 */
final class PaymentsOffer {

	/** Class of the host that has the offer; newer hosts do not have it. */
	private const HOST = 'Automattic\\WooCommerce\\Internal\\Admin\\WcPayWelcomePage';

	/** Its name in the settings of the host's app. */
	private const SETTING = 'wcpayWelcomePageIncentive';

	/**
	 * Class of the host.
	 *
	 * @var string
	 */
	private string $host;

	/**
	 * Stores the name of the class.
	 *
	 * @param string $host Class of the host.
	 */
	public function __construct( string $host = self::HOST ) {
		$this->host = $host;
	}

	/**
	 * The offer. The host has asked for it already, for its menu.
	 *
	 * @return array{id: string, description: string, action: string, termsUrl: string} With an empty id when there is none.
	 */
	public function value(): array {
		$given = current_user_can( 'manage_woocommerce' ) ? SharedSettings::extended( self::SETTING, $this->from_host() ) : array();
		$offer = is_array( $given ) ? $given : array();

		return array(
			'id'          => Text::of( $offer['id'] ?? '' ),
			'description' => Text::of( $offer['description'] ?? '' ),
			'action'      => Text::of( $offer['cta_label'] ?? '' ),
			'termsUrl'    => esc_url_raw( Text::of( $offer['tc_url'] ?? '' ), array( 'http', 'https' ) ),
		);
	}

	/**
	 * The offer as the host adds it to the settings of its own app.
	 *
	 * @return array<mixed>
	 */
	private function from_host(): array {
		$page = current_user_can( 'manage_woocommerce' ) ? HostCall::method( $this->host, 'instance' ) : null;

		if ( ! is_object( $page ) || ! is_callable( array( $page, 'shared_settings' ) ) ) {
			return array();
		}

		$settings = HostCall::guarded(
			static function () use ( $page ) {
				return $page->shared_settings( array() );
			},
			array()
		);
		$offer    = is_array( $settings ) ? $settings[ self::SETTING ] ?? null : null;

		return is_array( $offer ) ? $offer : array();
	}
}
