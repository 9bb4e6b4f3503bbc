<?php
/**
 * Tests of the boot object.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Admin\Bundle;
use StoreAdmin\Admin\HostScreens;
use StoreAdmin\Admin\Manifests;
use StoreAdmin\Admin\OriginalScreen;
use StoreAdmin\Boot\BootSettings;
use StoreAdmin\Boot\Facts;
use StoreAdmin\Plugin;
use StoreAdmin\Tests\TrialPlugin;

/**
 * Uses the example that the client is tested with too.
 */
final class BootSettingsTest extends TestCase {

	/**
	 * Id of the user who is signed in for the suite.
	 *
	 * @var int
	 */
	private int $admin = 0;

	/**
	 * Stores the signed-in user.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->admin = get_current_user_id();
	}

	/**
	 * Signs in again.
	 */
	protected function tearDown(): void {
		wp_set_current_user( $this->admin );
		parent::tearDown();
	}

	/**
	 * The boot object of a page whose manifests name these facts.
	 *
	 * @param string        $page  'main' or 'embed'.
	 * @param string[]|null $names Names of facts; those of the trial plugin when left out.
	 */
	private function boot( string $page, ?array $names = null ): BootSettings {
		$content = TrialPlugin::MANIFESTS;

		if ( null !== $names ) {
			$content['facts'][ $page ] = $names;
		}

		$manifests = new Manifests( $content );

		return new BootSettings( new Bundle( WP_PLUGIN_DIR . '/store-admin/store-admin.php', $page, 'abc', array() ), new OriginalScreen(), new HostScreens( $manifests->host_paths() ), $manifests, new Facts() );
	}

	/**
	 * The object as the client gets it.
	 *
	 * @param string        $page  'main' or 'embed'.
	 * @param string[]|null $names Names of facts; those of the trial plugin when left out.
	 * @return array<string, mixed>
	 */
	private function printed( string $page, ?array $names = null ): array {
		$boot = $this->boot( $page, $names );

		preg_match( '/^window\.storeAdminSettings = (.*);$/', $boot->script( $boot->collect( true ) ), $match );
		$this->assertLessThan( 8000, strlen( $match[1] ) );

		return json_decode( $match[1], true, 512, JSON_THROW_ON_ERROR );
	}

	/**
	 * The example that the client is tested with.
	 *
	 * @return array<string, mixed>
	 */
	private function example(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/contract/boot-settings.json' ), true, 512, JSON_THROW_ON_ERROR );
	}

	/**
	 * Keys and types at all levels. A list has the types of its entries.
	 *
	 * @param mixed $value Value.
	 * @return mixed
	 */
	private function shape( $value ) {
		if ( ! is_array( $value ) ) {
			return gettype( $value );
		}

		$shape = array_map( array( $this, 'shape' ), $value );

		return isset( $value[0] ) ? array_values( array_unique( $shape, SORT_REGULAR ) ) : $shape;
	}

	public function test_the_boot_object_has_the_shape_of_the_example(): void {
		$example = $this->example();
		$printed = $this->printed( Plugin::PAGE_EMBED, array_keys( $example ) );

		$this->assertEqualsCanonicalizing( array_keys( $example ), array_keys( $printed ) );

		foreach ( $example as $key => $value ) {
			if ( in_array( $key, array( 'breadcrumbs', 'orderStatuses', 'stockStatuses', 'paymentSettings', 'features', 'hostTasks' ), true ) ) {
				$this->assertIsArray( $printed[ $key ], $key );
			} else {
				$this->assertSame( $this->shape( $value ), $this->shape( $printed[ $key ] ), $key );
			}
		}

		$this->assertContainsOnly( 'string', $printed['orderStatuses'] );
		$this->assertContainsOnly( 'string', $printed['stockStatuses'] );
		$this->assertContainsOnly( 'string', $printed['features'] );
	}

	public function test_the_boot_object_has_the_facts_that_the_manifests_name_and_no_others(): void {
		$bare = $this->printed( Plugin::PAGE_MAIN, array() );

		$this->assertArrayNotHasKey( 'currency', $bare );
		$this->assertSame( array_merge( array_keys( $bare ), array( 'jetpack', 'currency' ) ), array_keys( $this->printed( Plugin::PAGE_MAIN, array( 'jetpack', 'currency', 'nobody-provides-this' ) ) ) );
		$this->assertEqualsCanonicalizing( array_merge( array_keys( $bare ), TrialPlugin::MANIFESTS['facts']['embed'] ), array_keys( $this->printed( Plugin::PAGE_EMBED ) ) );
	}

	public function test_the_version_is_that_of_the_plugin_header(): void {
		$header = get_file_data( dirname( __DIR__, 3 ) . '/store-admin.php', array( 'version' => 'Version' ) );

		$this->assertSame( $header['version'], Plugin::VERSION );
	}

	public function test_addresses_of_folders_end_in_a_slash(): void {
		$printed = $this->printed( Plugin::PAGE_MAIN );

		foreach ( array( 'adminUrl', 'buildUrl', 'assetsUrl' ) as $key ) {
			$this->assertStringEndsWith( '/', $printed[ $key ] );
		}
	}

	public function test_a_visitor_learns_nothing_about_the_work_of_the_store(): void {
		wp_set_current_user( 0 );
		$printed = $this->printed( Plugin::PAGE_MAIN );

		$this->assertSame( array(), $printed['user']['capabilities'] );
		$this->assertSame( '', $printed['originalScreenUrl'] );
		$this->assertTrue( $printed['isSetupOver'] );
		$this->assertSame( 0, $printed['alertCount'] );
	}

	public function test_the_currency_has_the_format_of_the_store(): void {
		$options = array(
			'woocommerce_currency'           => 'EUR',
			'woocommerce_currency_pos'       => 'right_space',
			'woocommerce_price_thousand_sep' => '.',
			'woocommerce_price_decimal_sep'  => ',',
		);

		foreach ( $options as $option => $value ) {
			add_filter(
				"pre_option_{$option}",
				static function () use ( $value ): string {
					return $value;
				},
				99
			);
		}

		$currency = $this->printed( Plugin::PAGE_MAIN )['currency'];

		foreach ( array_keys( $options ) as $option ) {
			remove_all_filters( "pre_option_{$option}", 99 );
		}

		$this->assertSame( 'EUR', $currency['code'] );
		$this->assertSame( '€', $currency['symbol'] );
		$this->assertSame( 'right_space', $currency['position'] );
		$this->assertSame( array( ',', '.' ), array( $currency['decimalSeparator'], $currency['thousandSeparator'] ) );
	}

	public function test_the_site_title_is_decoded_and_cannot_close_the_script(): void {
		add_filter( 'pre_option_blogname', array( $this, 'nasty_title' ) );
		$boot    = $this->boot( Plugin::PAGE_MAIN );
		$script  = $boot->script( $boot->collect( false ) );
		$printed = $this->printed( Plugin::PAGE_MAIN );
		remove_filter( 'pre_option_blogname', array( $this, 'nasty_title' ) );

		$this->assertStringNotContainsString( '</script', $script );
		$this->assertSame( 'Tom & Jerry’s </script> "Shop"', $printed['siteTitle'] );
	}

	/**
	 * A title as the database holds it.
	 */
	public function nasty_title(): string {
		return 'Tom &amp; Jerry’s </script> &quot;Shop&quot;';
	}
}
