<?php
/**
 * Finds the owner of a script or style.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * Decides by the address whether a file belongs to WordPress, the host, this plugin or a third party.
 */
final class AssetOwner {

	public const WORDPRESS   = 'wordpress';
	public const HOST        = 'host';
	public const OURS        = 'ours';
	public const THIRD_PARTY = 'third-party';
	public const NONE        = 'none';

	/**
	 * Folder of the host as an address without scheme, with a slash at the end.
	 *
	 * @var string
	 */
	private string $host_folder;

	/**
	 * Folder of this plugin as an address without scheme, with a slash at the end.
	 *
	 * @var string
	 */
	private string $own_folder;

	/**
	 * Stores the two folders.
	 *
	 * @param string $host_source Address that the host registered its app with.
	 * @param string $own_folder  Address of our plugin's folder.
	 */
	public function __construct( string $host_source, string $own_folder ) {
		$this->host_folder = $this->plugin_folder( $this->normalize( $host_source ) );
		$this->own_folder  = trailingslashit( $this->normalize( $own_folder ) );
	}

	/**
	 * Owner of an address.
	 *
	 * @param string $source Address as registered: absolute, without scheme, or from the root.
	 * @return string One of the constants; NONE for an empty address.
	 */
	public function of( string $source ): string {
		if ( '' === $source ) {
			return self::NONE;
		}

		$address = $this->normalize( $source );

		if ( $this->starts_with( $address, $this->own_folder ) ) {
			return self::OURS;
		}

		if ( '' !== $this->host_folder && $this->starts_with( $address, $this->host_folder ) ) {
			return self::HOST;
		}

		foreach ( array( includes_url(), admin_url() ) as $folder ) {
			if ( $this->starts_with( $address, $this->normalize( $folder ) ) ) {
				return self::WORDPRESS;
			}
		}

		return self::THIRD_PARTY;
	}

	/**
	 * Folder of the plugin that contains a file.
	 *
	 * @param string $address Address without scheme.
	 * @return string With a slash at the end; '' when the file is not in a plugin.
	 */
	private function plugin_folder( string $address ): string {
		foreach ( array( plugins_url(), content_url( 'mu-plugins' ) ) as $base ) {
			$folder = trailingslashit( $this->normalize( $base ) );

			if ( $this->starts_with( $address, $folder ) ) {
				return $folder . strtok( substr( $address, strlen( $folder ) ), '/' ) . '/';
			}
		}

		// The host is loaded from another folder; use the one that contains its scripts.
		return trailingslashit( dirname( $address, 2 ) );
	}

	/**
	 * Converts the three forms of an address into one.
	 *
	 * @param string $address Absolute, without scheme, or from the root of WordPress (as WordPress writes its own).
	 */
	private function normalize( string $address ): string {
		if ( 0 === strpos( $address, '/' ) && 0 !== strpos( $address, '//' ) ) {
			$address = site_url( $address );
		}

		return (string) preg_replace( array( '#^(?:https?:)?//#i', '#\?.*$#' ), '', $address );
	}

	/**
	 * Whether a text begins with another.
	 *
	 * @param string $text   Text.
	 * @param string $prefix Its possible beginning.
	 */
	private function starts_with( string $text, string $prefix ): bool {
		return 0 === strncmp( $text, $prefix, strlen( $prefix ) );
	}
}
