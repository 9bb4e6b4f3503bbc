<?php
/**
 * Translations of our scripts.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Boot\Text;
use StoreAdmin\Plugin;

/**
 * Most of our strings are the host's, so the handle keeps the host's text domain and file. A second inline script adds our own strings.
 */
final class Translations {

	private const DOMAIN = 'store-admin';

	/**
	 * Folder of the plugin, without a slash at the end.
	 *
	 * @var string
	 */
	private string $directory;

	/**
	 * Stores the folder.
	 *
	 * @param string $directory Folder of the plugin, without a slash at the end.
	 */
	public function __construct( string $directory ) {
		$this->directory = $directory;
	}

	/**
	 * Hooks both sets of translations to the script.
	 */
	public function attach(): void {
		$script = wp_scripts()->query( Plugin::HANDLE, 'registered' );

		// Where the host set a text domain for its handle, it also set the folder of its files.
		if ( is_object( $script ) && empty( $script->textdomain ) ) {
			wp_set_script_translations( Plugin::HANDLE, 'woocommerce' );
		}

		$locale_data = $this->own_locale_data();

		if ( array() !== $locale_data ) {
			wp_add_inline_script(
				Plugin::HANDLE,
				sprintf( 'wp.i18n.setLocaleData( %1$s, "%2$s" );', wp_json_encode( $locale_data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ), self::DOMAIN ),
				'before'
			);
		}
	}

	/**
	 * Joins the translation files of all our scripts. A language pack has one per source file, and WordPress loads none for files that are not registered.
	 *
	 * @return array<string, mixed> What wp.i18n.setLocaleData() takes; empty without translations.
	 */
	private function own_locale_data(): array {
		$locale = Text::of( determine_locale(), 'en_US' );

		if ( 'en_US' === $locale || 1 !== preg_match( '/^[A-Za-z0-9_-]+$/', $locale ) ) {
			return array();
		}

		$messages = array();

		// Files of the site come last, so that they win over those that came with the plugin.
		foreach ( array( $this->directory . '/languages', WP_LANG_DIR . '/plugins' ) as $folder ) {
			$files = glob( $folder . '/' . self::DOMAIN . "-{$locale}-*.json" );

			foreach ( $files ? $files : array() as $file ) {
				$messages = array_replace( $messages, $this->messages( $file ) );
			}
		}

		return $messages;
	}

	/**
	 * Messages of one file.
	 *
	 * @param string $file File in Jed's format.
	 * @return array<string, mixed>
	 */
	private function messages( string $file ): array {
		$content = is_readable( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.
		$data    = is_array( $content ) && isset( $content['locale_data'] ) && is_array( $content['locale_data'] ) ? $content['locale_data'] : array();
		$found   = $data[ self::DOMAIN ] ?? ( $data['messages'] ?? array() );

		return is_array( $found ) ? $found : array();
	}
}
