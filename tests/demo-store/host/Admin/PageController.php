<?php
/**
 * Pages of the admin app.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace Automattic\WooCommerce\Admin;

use DemoStore\Admin\ScreenId;

/** Registry of the pages that the app renders and of the classic pages that it puts its header on. */
final class PageController {

	public const PAGE_ROOT   = 'wc-admin';
	public const APP_ENTRY   = 'woocommerce_page_wc-admin';

	private static ?PageController $instance = null;

	/** @var array<string, array<string, mixed>> */
	private array $pages = array();

	/** @var array<string, mixed>|false|null */
	private array|false|null $current_page = null;

	/** The only instance. */
	public static function get_instance(): self {
		return self::$instance ??= new self();
	}

	/**
	 * Adds a page of the app to the menu.
	 *
	 * @param array<string, mixed> $options id, title, page_title, parent, path, capability, icon, position.
	 */
	public function register_page( $options ): void {
		$options += array(
			'id'         => null,
			'parent'     => null,
			'title'      => '',
			'page_title' => '',
			'capability' => 'view_woocommerce_reports',
			'path'       => '',
			'icon'       => '',
			'position'   => null,
			'js_page'    => true,
		);

		if ( ! str_starts_with( (string) $options['path'], self::PAGE_ROOT ) ) {
			$options['path'] = self::PAGE_ROOT . '&path=' . $options['path'];
		}
		$title = '' === $options['page_title'] ? self::last_title( $options['title'] ) : (string) $options['page_title'];

		if ( null === $options['parent'] ) {
			add_menu_page( $title, self::last_title( $options['title'] ), $options['capability'], $options['path'], array( self::class, 'page_wrapper' ), $options['icon'], $options['position'] );
		} else {
			add_submenu_page( $this->path_from_id( (string) $options['parent'] ), $title, self::last_title( $options['title'] ), $options['capability'], $options['path'], array( self::class, 'page_wrapper' ), $options['position'] );
		}
		$this->connect_page( $options );
	}

	/**
	 * Tells the app about a page.
	 *
	 * @param array<string, mixed> $options id, title, parent, path, screen_id, js_page.
	 */
	public function connect_page( $options ): void {
		if ( ! is_array( $options['title'] ) ) {
			$options['title'] = array( $options['title'] );
		}
		$options = (array) apply_filters( 'woocommerce_navigation_connect_page_options', $options );

		$this->pages[ (string) $options['id'] ] = $options;
		$this->current_page                     = null;
	}

	/**
	 * Page that is shown, false when it is none of ours.
	 *
	 * @return array<string, mixed>|false
	 */
	public function get_current_page(): array|false {
		if ( null === $this->current_page && did_action( 'current_screen' ) ) {
			$this->current_page = $this->find_current_page();
		}
		return $this->current_page ?? false;
	}

	/**
	 * Breadcrumbs of the current page: pairs of path and title, the last one a title.
	 *
	 * @return array<int, string|array{string, string}>
	 */
	public function get_breadcrumbs(): array {
		$page   = $this->get_current_page();
		$crumbs = array( array( 'admin.php?page=wc-admin', __( 'WooCommerce', 'woocommerce' ) ) );
		if ( $page ) {
			$trail = array_merge( $this->parents( $page ), array( $page ) );
			foreach ( $trail as $index => $item ) {
				foreach ( array_values( (array) $item['title'] ) as $position => $title ) {
					$is_last  = array_key_last( $trail ) === $index && count( (array) $item['title'] ) - 1 === $position;
					$crumbs[] = $is_last ? (string) $title : array( self::link( (string) ( $item['path'] ?? '' ) ), (string) $title );
				}
			}
		}
		return (array) apply_filters( 'woocommerce_navigation_get_breadcrumbs', $crumbs, $page );
	}

	/** Screen id with action, tab and section. */
	public function get_current_screen_id(): string|false {
		return ScreenId::current();
	}

	/** Whether the current page is a connected classic page or one of the app. */
	public function is_connected_page(): bool {
		$page = $this->get_current_page();
		$is   = $page && ! ( function_exists( 'get_current_screen' ) && get_current_screen() && get_current_screen()->is_block_editor() );
		return (bool) apply_filters( 'woocommerce_navigation_is_connected_page', $is, $page );
	}

	/** Whether the app renders the current page. */
	public function is_registered_page(): bool {
		$page = $this->get_current_page();
		$is   = $page && ! empty( $page['js_page'] );
		return (bool) apply_filters( 'woocommerce_navigation_is_registered_page', $is, $page );
	}

	/** Whether the current page is page=wc-admin. */
	public static function is_admin_page(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- read only.
		return is_admin() && isset( $_GET['page'] ) && self::PAGE_ROOT === $_GET['page'];
	}

	/** Whether the current page is a classic page with the app's header. */
	public static function is_embed_page(): bool {
		$controller = self::get_instance();
		return $controller->is_connected_page() && ! $controller->is_registered_page();
	}

	/** Whether the app is on the current page in any form. */
	public static function is_admin_or_embed_page(): bool {
		return self::is_admin_page() || self::is_embed_page();
	}

	/** Prints the mount point of the app. */
	public static function page_wrapper(): void {
		echo '<div class="wrap"><div id="root"></div></div>';
	}

	/** Slug of the menu entry of a page. */
	public function path_from_id( string $id ): string {
		return (string) ( $this->pages[ $id ]['path'] ?? $id );
	}

	/** @return array<string, mixed>|false */
	private function find_current_page(): array|false {
		$screen = ScreenId::current();
		foreach ( $this->pages as $page ) {
			$path = self::app_path( (string) ( $page['path'] ?? '' ) );
			if ( ! empty( $page['js_page'] ) ? self::is_admin_page() && null !== $path && ScreenId::path() === $path : ScreenId::matches( $page['screen_id'] ?? null, $screen ) ) {
				return $page;
			}
		}
		return self::is_admin_page() ? array(
			'id'      => 'wc-admin',
			'title'   => array(),
			'js_page' => true,
		) : false;
	}

	/** Path inside the app, null for other pages. */
	private static function app_path( string $path ): ?string {
		if ( self::PAGE_ROOT === $path ) {
			return '/';
		}
		return str_starts_with( $path, self::PAGE_ROOT . '&path=' ) ? strtok( substr( $path, strlen( self::PAGE_ROOT . '&path=' ) ), '&' ) ?: '/' : null;
	}

	/**
	 * Parents of a page, the oldest first.
	 *
	 * @param array<string, mixed> $page Page.
	 * @return list<array<string, mixed>>
	 */
	private function parents( array $page ): array {
		$parent = $this->pages[ (string) ( $page['parent'] ?? '' ) ] ?? null;
		return $parent && $parent['id'] !== $page['id'] ? array_merge( $this->parents( $parent ), array( $parent ) ) : array();
	}

	private static function link( string $path ): string {
		return str_contains( $path, '.php' ) ? $path : 'admin.php?page=' . $path;
	}

	private static function last_title( mixed $title ): string {
		return is_array( $title ) ? (string) end( $title ) : (string) $title;
	}
}
