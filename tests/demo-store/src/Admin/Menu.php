<?php
/**
 * The admin menu.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Admin;

use Automattic\WooCommerce\Admin\Features\Features;
use Automattic\WooCommerce\Admin\Features\OnboardingTasks\TaskLists;
use DemoStore\Settings\Options;

/** Same entries, slugs, positions and capabilities as the host's menu. */
final class Menu {

	private const REPORTS = array( 'Overview', 'Products', 'Revenue', 'Orders', 'Variations', 'Categories', 'Coupons', 'Taxes', 'Downloads', 'Stock', 'Settings' );

	/** Adds the hooks. */
	public function add_hooks(): void {
		add_action( 'admin_menu', array( $this, 'add_top' ), 9 );
		add_action( 'admin_menu', array( $this, 'add_app_pages' ) );
		add_action( 'admin_menu', array( $this, 'remove_doubles' ), 20 );
		add_action( 'admin_menu', array( $this, 'add_classic_pages' ), 50 );
		add_action( 'admin_menu', array( $this, 'add_extensions' ), 70 );
		add_action( 'admin_head', array( $this, 'add_badge' ) );
	}

	/** Top-level entries that have submenus. */
	public function add_top(): void {
		add_menu_page( __( 'WooCommerce', 'woocommerce' ), __( 'WooCommerce', 'woocommerce' ), 'edit_others_shop_orders', 'woocommerce', '', 'dashicons-store', 55.5 );
		add_menu_page( __( 'Marketing', 'woocommerce' ), __( 'Marketing', 'woocommerce' ), 'manage_woocommerce', 'woocommerce-marketing', '', 'dashicons-megaphone', 58 );
		add_menu_page( __( 'Payments', 'woocommerce' ), __( 'Payments', 'woocommerce' ), 'manage_woocommerce', 'admin.php?page=wc-settings&tab=checkout&from=PAYMENTS_MENU_ITEM', '', 'dashicons-money-alt', 56 );
		if ( current_user_can( 'edit_shop_orders' ) && ! current_user_can( 'edit_others_shop_orders' ) ) {
			add_menu_page( __( 'Orders', 'woocommerce' ), __( 'Orders', 'woocommerce' ), 'edit_shop_orders', 'wc-orders', array( new OrdersPage(), 'render' ), 'dashicons-cart', 55.5 );
		} else {
			add_submenu_page( 'woocommerce', __( 'Orders', 'woocommerce' ), __( 'Orders', 'woocommerce' ), 'edit_shop_orders', 'wc-orders', array( new OrdersPage(), 'render' ) );
		}
	}

	/** Pages of the admin app. */
	public function add_app_pages(): void {
		$this->add_home();
		if ( Features::is_enabled( 'analytics' ) ) {
			$this->add_reports();
			$this->app_page( 'woocommerce-analytics-customers', 'woocommerce', __( 'Customers', 'woocommerce' ), '/customers' );
		}
		$this->app_page( 'woocommerce-marketing-overview', 'woocommerce-marketing', __( 'Overview', 'woocommerce' ), '/marketing', array( 'capability' => 'manage_woocommerce' ) );
		$this->app_page( 'setup-wizard', '', __( 'Setup Wizard', 'woocommerce' ), '/setup-wizard', array( 'capability' => 'manage_woocommerce' ) );
	}

	/** Classic pages. */
	public function add_classic_pages(): void {
		add_submenu_page( 'woocommerce', __( 'WooCommerce settings', 'woocommerce' ), __( 'Settings', 'woocommerce' ), 'manage_woocommerce', 'wc-settings', array( new SettingsForm(), 'render' ) );
		add_submenu_page( 'woocommerce', __( 'WooCommerce status', 'woocommerce' ), __( 'Status', 'woocommerce' ), 'manage_woocommerce', 'wc-status', array( new StatusPage(), 'render' ) );
	}

	/** The marketplace. */
	public function add_extensions(): void {
		$this->app_page( 'woocommerce-marketplace', 'woocommerce', __( 'Extensions', 'woocommerce' ), '/extensions', array( 'capability' => 'manage_woocommerce' ) );
	}

	/** WordPress repeats the top entry as its own first child; Home is first. */
	public function remove_doubles(): void {
		global $submenu;
		remove_submenu_page( 'woocommerce', 'woocommerce' );
		remove_submenu_page( 'woocommerce-marketing', 'woocommerce-marketing' );
		$home = array_filter( $submenu['woocommerce'] ?? array(), static fn ( array $item ): bool => 'wc-admin' === $item[2] );
		if ( $home ) {
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- there is no other way to order a submenu.
			$submenu['woocommerce'] = array_merge( array_values( $home ), array_values( array_diff_key( $submenu['woocommerce'], $home ) ) );
		}
	}

	/** Number of open set-up tasks next to Home. */
	public function add_badge(): void {
		global $submenu;
		$count = TaskLists::setup_tasks_remaining();
		foreach ( $count ? $submenu['woocommerce'] ?? array() : array() as $index => $item ) {
			if ( 'wc-admin' === $item[2] ) {
				// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- as the host does.
				$submenu['woocommerce'][ $index ][0] .= sprintf(
					' <span class="awaiting-mod update-plugins remaining-tasks-badge woocommerce-task-list-remaining-tasks-badge"><span class="count-%1$d">%1$d</span></span>',
					$count
				);
			}
		}
	}

	private function add_home(): void {
		wc_admin_register_page(
			array(
				'id'         => 'woocommerce-home',
				'title'      => __( 'Home', 'woocommerce' ),
				'parent'     => 'woocommerce',
				'path'       => 'wc-admin',
				'capability' => 'read',
			)
		);
		if ( current_user_can( 'edit_others_shop_orders' ) || current_user_can( 'manage_woocommerce' ) ) {
			return;
		}
		// The address of the app must work for users without the WooCommerce menu too.
		add_menu_page( __( 'Home', 'woocommerce' ), __( 'Home', 'woocommerce' ), 'read', 'wc-admin', array( 'Automattic\WooCommerce\Admin\PageController', 'page_wrapper' ) );
		remove_menu_page( 'wc-admin' );
	}

	private function add_reports(): void {
		wc_admin_register_page(
			array(
				'id'       => 'woocommerce-analytics',
				'title'    => __( 'Analytics', 'woocommerce' ),
				'path'     => '/analytics/overview',
				'icon'     => 'dashicons-chart-bar',
				'position' => 57,
			)
		);
		$pages = array();
		foreach ( self::REPORTS as $name ) {
			$slug = strtolower( $name );
			if ( 'stock' !== $slug || Options::is_yes( 'woocommerce_manage_stock' ) ) {
				$pages[] = array(
					'id'     => "woocommerce-analytics-$slug",
					'title'  => translate( $name, 'woocommerce' ), // phpcs:ignore WordPress.WP.I18n -- names of a constant list.
					'parent' => 'woocommerce-analytics',
					'path'   => "/analytics/$slug",
				);
			}
		}
		foreach ( (array) apply_filters( 'woocommerce_analytics_report_menu_items', $pages ) as $page ) {
			if ( $page ) {
				wc_admin_register_page( $page );
			}
		}
	}

	/**
	 * A page below another.
	 *
	 * @param array<string, mixed> $more Other options.
	 */
	private function app_page( string $id, string $parent, string $title, string $path, array $more = array() ): void {
		wc_admin_register_page(
			$more + array(
				'id'     => $id,
				'parent' => $parent,
				'title'  => $title,
				'path'   => $path,
			)
		);
	}
}
