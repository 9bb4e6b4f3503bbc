<?php
/**
 * Tests of the translations of our scripts.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Admin\Translations;
use StoreAdmin\Plugin;
use StoreAdmin\Tests\TrialPlugin;

/**
 * Uses its own registry, and files like those of a language pack.
 */
final class TranslationsTest extends TestCase {

	/**
	 * Plugin folder.
	 *
	 * @var TrialPlugin
	 */
	private TrialPlugin $plugin;

	/**
	 * File of the site.
	 *
	 * @var string
	 */
	private string $site_file;

	/**
	 * Registers the script and writes the files.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->plugin    = new TrialPlugin();
		$this->site_file = WP_LANG_DIR . '/plugins/store-admin-xx_YY-0123456789abcdef.json';

		wp_mkdir_p( dirname( $this->site_file ) );
		$GLOBALS['wp_scripts'] = null;
		wp_deregister_script( Plugin::HANDLE );
		wp_register_script( Plugin::HANDLE, plugins_url( 'store-admin/build/main.js' ), array(), '1', true );
		add_filter( 'pre_determine_locale', array( $this, 'locale' ) );
	}

	/**
	 * Removes everything that setUp() created.
	 */
	protected function tearDown(): void {
		remove_filter( 'pre_determine_locale', array( $this, 'locale' ) );

		if ( is_file( $this->site_file ) ) {
			unlink( $this->site_file );
		}

		$this->plugin->remove();
		$GLOBALS['wp_scripts'] = null;
		parent::tearDown();
	}

	/**
	 * A language that no store has.
	 */
	public function locale(): string {
		return 'xx_YY';
	}

	/**
	 * A file in Jed's format.
	 *
	 * @param array<string, string[]> $messages Translations by text.
	 */
	private function jed( array $messages ): string {
		return (string) wp_json_encode( array( 'locale_data' => array( 'messages' => $messages ) ) );
	}

	/**
	 * Inline code that runs before the script.
	 */
	private function inline(): string {
		return implode( "\n", array_filter( (array) wp_scripts()->get_data( Plugin::HANDLE, 'before' ), 'is_string' ) );
	}

	public function test_the_files_of_all_chunks_are_joined_and_those_of_the_site_win(): void {
		$this->plugin->write( 'languages/store-admin-xx_YY-main.json', $this->jed( array( 'Retry' => array( 'Nochmal' ) ) ) );
		$this->plugin->write( 'languages/store-admin-xx_YY-chunk.json', $this->jed( array( 'Undo' => array( 'Zurück' ) ) ) );
		$this->plugin->write( 'languages/store-admin-xx_YY-broken.json', '{' );
		$this->plugin->write( 'languages/store-admin-xx_ZZ-main.json', $this->jed( array( 'Other' => array( 'language' ) ) ) );
		file_put_contents( $this->site_file, $this->jed( array( 'Retry' => array( 'Erneut </script>' ) ) ) );

		( new Translations( $this->plugin->directory() ) )->attach();

		$this->assertSame( 1, preg_match( '/^wp\.i18n\.setLocaleData\( (\{.*\}), "store-admin" \);$/m', $this->inline(), $match ) );
		$this->assertEquals(
			array(
				'Undo'  => array( 'Zurück' ),
				'Retry' => array( 'Erneut </script>' ),
			),
			json_decode( $match[1], true )
		);
		$this->assertStringNotContainsString( '</script', $this->inline() );
	}

	public function test_no_script_is_added_without_files(): void {
		( new Translations( $this->plugin->directory() ) )->attach();

		$this->assertSame( '', $this->inline() );
	}

	public function test_the_handle_keeps_the_domain_of_the_host(): void {
		wp_set_script_translations( Plugin::HANDLE, 'domain-of-the-host' );
		( new Translations( $this->plugin->directory() ) )->attach();

		$this->assertSame( 'domain-of-the-host', wp_scripts()->registered[ Plugin::HANDLE ]->textdomain );
	}

	public function test_a_handle_without_a_text_domain_gets_that_of_the_host(): void {
		( new Translations( $this->plugin->directory() ) )->attach();

		$this->assertSame( 'woocommerce', wp_scripts()->registered[ Plugin::HANDLE ]->textdomain );
	}

	public function test_php_reads_the_translations_of_the_script(): void {
		$this->plugin->write( 'languages/store-admin-xx_YY-main.json', $this->jed( array( 'Retry' => array( 'Nochmal' ) ) ) );
		add_filter( 'pre_load_script_translations', array( $this, 'host_translations' ), 10, 4 );

		$translations = new Translations( $this->plugin->directory() );
		$translations->attach();
		$found = array(
			$translations->translate( 'Retry', 'store-admin' ),
			$translations->translate( 'Home', 'store-admin' ),
			$translations->translate( 'Home', 'woocommerce' ),
			$translations->translate( 'Retry', 'woocommerce' ),
		);
		remove_filter( 'pre_load_script_translations', array( $this, 'host_translations' ) );

		$this->assertSame( array( 'Nochmal', 'Home', 'Startseite', 'Retry' ), $found );
	}

	/**
	 * The file of the host.
	 *
	 * @param mixed  $content Value of the earlier filters.
	 * @param mixed  $file    Path of the file; false without one.
	 * @param string $handle  Handle of the script.
	 * @param string $domain  Text domain.
	 * @return mixed
	 */
	public function host_translations( $content, $file, string $handle, string $domain ) {
		return Plugin::HANDLE === $handle && 'woocommerce' === $domain ? $this->jed( array( 'Home' => array( 'Startseite' ) ) ) : $content;
	}
}
