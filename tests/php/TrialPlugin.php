<?php
/**
 * A plugin folder for tests.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests;

use StoreAdmin\Plugin;

/**
 * Contains the files that the build writes, with content that tests can check.
 */
final class TrialPlugin {

	public const DEPENDENCIES = array( 'react', 'react-dom', 'react-jsx-runtime', 'wp-api-fetch', 'wp-data', 'wp-hooks', 'wp-i18n' );

	/**
	 * A part of the manifests of the build, in the same shape.
	 */
	public const MANIFESTS = array(
		'hostPaths' => array( '/analytics/*', '/customers' ),
		'facts'     => array(
			'main'  => array( 'account', 'currency', 'isSetupOver', 'orderStatuses' ),
			'embed' => array( 'breadcrumbs', 'isSetupOver' ),
		),
		'app'       => array(
			'chunk'    => 'store-work',
			'preloads' => array(
				array(
					'path' => '/wp/v2/users/me?context=edit',
					'when' => array(),
					'can'  => array(),
				),
				array(
					'path' => '/wc-admin/options?options=woocommerce_ces_tracks_queue',
					'when' => array( 'asksOpinions' ),
					'can'  => array(),
				),
				array(
					'path'   => '/wc-admin/onboarding/tasks',
					'when'   => array( '!isSetupOver' ),
					'can'    => array(),
					'isLate' => true,
				),
			),
		),
		'screens'   => array(
			'/'           => array(
				'capability' => 'manage_woocommerce',
				'chunk'      => 'home',
				'preloads'   => array(
					array(
						'path' => '/wc-admin/onboarding/tasks',
						'when' => array(),
						'can'  => array(),
					),
					array(
						'path' => '/wc-analytics/orders?page=1&per_page=1&status={actionableStatuses}&_fields[0]=id',
						'when' => array( 'isSetupOver', 'actionableStatuses' ),
						'can'  => array( 'read_private_shop_orders' ),
					),
					array(
						'path' => '/wc-admin/options?options=woocommerce_default_homepage_layout',
						'when' => array(),
						'can'  => array(),
					),
				),
			),
			'/extensions' => array(
				'capability' => 'manage_woocommerce',
				'chunk'      => 'catalogue',
				'preloads'   => array(),
				'hasHeader'  => false,
			),
		),
		'tasks'     => array(
			'tax' => array(
				'chunk'    => 'task-tax',
				'preloads' => array(
					array(
						'path' => '/wc-admin/options?options=woocommerce_calc_taxes',
						'when' => array( '!isSetupOver' ),
						'can'  => array(),
					),
				),
			),
		),
	);

	/**
	 * A part of the texts above the set-up list, in the same shape.
	 */
	public const FIRST_WORDS = array(
		'titles'         => array(
			'welcome'    => array( 'Welcome to your store', 'woocommerce' ),
			'welcomeTo'  => array( 'Welcome to %s', 'woocommerce' ),
			'littleDone' => array( 'Little done', 'woocommerce' ),
			'halfDone'   => array( 'Half done', 'woocommerce' ),
			'muchDone'   => array( 'Much done', 'woocommerce' ),
		),
		'sentence'       => array( '%1$d out of %2$d complete.', 'woocommerce' ),
		'headers'        => array(
			'products' => array(
				'title'  => array( 'List your products', 'woocommerce' ),
				'text'   => array( 'By hand or from a file.', 'store-admin' ),
				'action' => array( 'Add products', 'woocommerce' ),
			),
		),
		'importProducts' => array(
			'title'  => array( 'Import your products', 'woocommerce' ),
			'text'   => array( 'From another platform.', 'store-admin' ),
			'action' => array( 'Import products', 'woocommerce' ),
		),
		'defaultAction'  => array( 'Let\'s go', 'woocommerce' ),
	);

	/**
	 * Folder, without a slash at the end.
	 *
	 * @var string
	 */
	private string $directory;

	/**
	 * Creates the folder.
	 *
	 * @param string[] $dependencies Script handles that the bundles name.
	 */
	public function __construct( array $dependencies = self::DEPENDENCIES ) {
		$this->directory = sys_get_temp_dir() . '/store-admin-' . uniqid();
		wp_mkdir_p( $this->directory . '/build' );
		wp_mkdir_p( $this->directory . '/languages' );

		foreach ( array( Plugin::PAGE_MAIN, Plugin::PAGE_EMBED, 'extensions' ) as $page ) {
			$asset = array(
				'dependencies' => $dependencies,
				'version'      => 'abc',
			);
			$this->write( "build/{$page}.asset.php", '<?php return ' . var_export( $asset, true ) . ';' );
		}
		$this->write( 'build/manifests.php', '<?php return ' . var_export( self::MANIFESTS, true ) . ';' );
		$this->write( 'build/first-words.php', '<?php return ' . var_export( self::FIRST_WORDS, true ) . ';' );
		$this->write( 'build/screens.asset.php', "<?php return array( 'store-work' => array( 'chunks/store-work.js' ), 'home' => array( 'chunks/home.css', 'chunks/home.js' ) );" );
	}

	/**
	 * Main file of the plugin.
	 */
	public function file(): string {
		return $this->directory . '/store-admin.php';
	}

	/**
	 * Folder, without a slash at the end.
	 */
	public function directory(): string {
		return $this->directory;
	}

	/**
	 * Writes a file.
	 *
	 * @param string $path    Path below the folder.
	 * @param string $content Content.
	 */
	public function write( string $path, string $content ): void {
		file_put_contents( $this->directory . '/' . $path, $content );
	}

	/**
	 * Deletes the build.
	 */
	public function delete_build(): void {
		array_map( 'unlink', (array) glob( $this->directory . '/build/*' ) );
	}

	/**
	 * Removes the folder.
	 */
	public function remove(): void {
		foreach ( array( 'build', 'languages' ) as $folder ) {
			array_map( 'unlink', (array) glob( $this->directory . "/{$folder}/*" ) );
			rmdir( $this->directory . '/' . $folder );
		}

		rmdir( $this->directory );
	}
}
