<?php
/**
 * Tells an administrator what the plugin needs and the site lacks.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin;

/**
 * Finds what is missing and shows it on the Plugins screen, and nowhere else.
 *
 * This class must run on PHP 7.2, to tell that PHP is too old. So it has no typed properties and no newer syntax.
 */
final class Requirements {

	public const PHP       = '7.4';
	public const WORDPRESS = '6.6';

	/**
	 * Folder of the plugin.
	 *
	 * @var string
	 */
	private $directory;

	/**
	 * Stores the folder.
	 *
	 * @param string $directory Folder of the plugin, without a slash at the end.
	 */
	public function __construct( string $directory ) {
		$this->directory = $directory;
	}

	/**
	 * Shows the notice on the Plugins screens of a site and of a network.
	 */
	public function add_hooks(): void {
		add_action( 'admin_notices', array( $this, 'show_on_plugins_screen' ) );
		add_action( 'network_admin_notices', array( $this, 'show_on_plugins_screen' ) );
	}

	/**
	 * Prints the notice on the Plugins screen.
	 */
	public function show_on_plugins_screen(): void {
		global $pagenow;

		if ( 'plugins.php' === $pagenow ) {
			$this->show();
		}
	}

	/**
	 * Prints one notice with everything that is missing, to users who can change it.
	 */
	public function show(): void {
		$problems = current_user_can( 'activate_plugins' ) ? $this->problems() : array();

		if ( array() === $problems ) {
			return;
		}

		$items = '';

		foreach ( $problems as $problem ) {
			$items .= '<p>' . wp_kses( $problem, array( 'code' => array() ) ) . '</p>';
		}

		echo '<div class="notice notice-warning"><p><strong>' . esc_html__( 'Store Admin is not running.', 'store-admin' ) . '</strong></p>' . $items . '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Each item went through wp_kses() above.
	}

	/**
	 * The reasons why the plugin does not run.
	 *
	 * @return string[] Sentences with <code> as the only markup; empty when all is well.
	 */
	public function problems(): array {
		$problems = array();

		if ( version_compare( PHP_VERSION, self::PHP, '<' ) ) {
			/* translators: 1: PHP version that is needed. 2: PHP version in use. */
			$problems[] = sprintf( __( 'It needs PHP %1$s or newer; this site runs PHP %2$s. Your host can update it.', 'store-admin' ), self::PHP, PHP_VERSION );
		}

		if ( version_compare( get_bloginfo( 'version' ), self::WORDPRESS . '-alpha', '<' ) ) {
			/* translators: 1: WordPress version that is needed. 2: WordPress version in use. */
			$problems[] = sprintf( __( 'It needs WordPress %1$s or newer; this site runs WordPress %2$s.', 'store-admin' ), self::WORDPRESS, get_bloginfo( 'version' ) );
		}

		if ( ! $this->is_built() ) {
			/* translators: %s: name of a command. */
			$problems[] = sprintf( __( 'Its scripts have not been built yet. Run %s in the folder of the plugin, or install the plugin from its zip file.', 'store-admin' ), '<code>npm ci && npm run build</code>' );
		}

		if ( ! is_network_admin() && ! $this->has_host() ) {
			$problems[] = __( 'It replaces the admin screens of WooCommerce, and WooCommerce is not active on this site.', 'store-admin' );
		}

		return $problems;
	}

	/**
	 * Whether both bundles exist.
	 */
	public function is_built(): bool {
		return is_file( $this->directory . '/build/main.asset.php' ) && is_file( $this->directory . '/build/embed.asset.php' );
	}

	/**
	 * Whether the host is active. Checks a function and a script of the host, not its name or version.
	 */
	private function has_host(): bool {
		return function_exists( 'wc_admin_register_page' ) || wp_script_is( 'wc-admin-app', 'registered' );
	}
}
