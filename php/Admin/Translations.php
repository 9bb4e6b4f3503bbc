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
 * Most of our strings are the host's, so the handle keeps the host's text domain and file. A second inline script adds
 * our own strings. PHP uses the same files for texts that it prints before the script runs.
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
	 * Messages by text, by text domain, of the domains that were loaded.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private array $messages = array();

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
	 * Translates a text like the script does. PHP's own translations may lack texts that only scripts show.
	 *
	 * @param string $text   Text.
	 * @param string $domain Its text domain.
	 */
	public function translate( string $text, string $domain ): string {
		if ( ! isset( $this->messages[ $domain ] ) ) {
			$this->messages[ $domain ] = self::DOMAIN === $domain ? $this->own_locale_data() : $this->host_locale_data();
		}

		$found = $this->messages[ $domain ][ $text ] ?? null;

		return is_array( $found ) && is_string( $found[0] ?? null ) && '' !== $found[0] ? $found[0] : $text;
	}

	/**
	 * Translations that WordPress prints with the script.
	 *
	 * @return array<string, mixed> Argument of wp.i18n.setLocaleData(); empty without translations.
	 */
	private function host_locale_data(): array {
		$script = wp_scripts()->query( Plugin::HANDLE, 'registered' );

		return is_object( $script ) && ! empty( $script->textdomain ) ? $this->decode( load_script_textdomain( Plugin::HANDLE, $script->textdomain, (string) $script->translations_path ), $script->textdomain ) : array();
	}

	/**
	 * Joins the translation files of all our scripts. A language pack has one per source file, and WordPress loads none for files that are not registered.
	 *
	 * @return array<string, mixed> Argument of wp.i18n.setLocaleData(); empty without translations.
	 */
	private function own_locale_data(): array {
		$locale = Text::of( determine_locale(), 'en_US' );

		if ( 'en_US' === $locale || 1 !== preg_match( '/^[A-Za-z0-9_-]+$/', $locale ) ) {
			return array();
		}

		$messages = array();

		// Files of the site come last, so that they override those of the plugin.
		foreach ( array( $this->directory . '/languages', WP_LANG_DIR . '/plugins' ) as $folder ) {
			$files = glob( $folder . '/' . self::DOMAIN . "-{$locale}-*.json" );

			foreach ( $files ? $files : array() as $file ) {
				$messages = array_replace( $messages, $this->decode( is_readable( $file ) ? file_get_contents( $file ) : false, self::DOMAIN ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.
			}
		}

		return $messages;
	}

	/**
	 * Messages of one file.
	 *
	 * @param string|false $content Content in Jed's format; false without a file.
	 * @param string       $domain  Text domain of the messages.
	 * @return array<string, mixed>
	 */
	private function decode( $content, string $domain ): array {
		$content = json_decode( (string) $content, true );
		$data    = is_array( $content ) && isset( $content['locale_data'] ) && is_array( $content['locale_data'] ) ? $content['locale_data'] : array();
		$found   = $data[ $domain ] ?? ( $data['messages'] ?? array() );

		return is_array( $found ) ? $found : array();
	}
}
