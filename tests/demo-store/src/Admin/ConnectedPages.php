<?php
/**
 * Classic pages that get the header of the admin app.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Admin;

/** Connects the classic pages under the ids and titles of the host. */
final class ConnectedPages {

	/** Adds the hooks. */
	public function add_hooks(): void {
		add_filter( 'woocommerce_admin_features', array( $this, 'without_alerts_at_checkout' ) );
		add_action( 'admin_menu', array( $this, 'connect' ) );
	}

	/** Connects them all. */
	public function connect(): void {
		$this->post_type( 'orders', __( 'Orders', 'woocommerce' ), 'admin.php?page=wc-orders', 'woocommerce_page_wc-orders' );
		$this->post_type( 'coupons', __( 'Coupons', 'woocommerce' ), 'edit.php?post_type=shop_coupon', 'edit-shop_coupon', array( 'shop_coupon', 'shop_coupon-add' ) );
		$this->post_type( 'products', __( 'Products', 'woocommerce' ), 'edit.php?post_type=product', 'edit-product', array( 'product', 'product-add' ) );
		$terms = array(
			'product_cat'   => __( 'Product categories', 'woocommerce' ),
			'product_tag'   => __( 'Product tags', 'woocommerce' ),
			'product_brand' => __( 'Brands', 'woocommerce' ),
		);
		foreach ( $terms as $taxonomy => $title ) {
			wc_admin_connect_page(
				array(
					'id'        => 'woocommerce-' . $taxonomy,
					'parent'    => 'woocommerce-products',
					'screen_id' => array( 'edit-' . $taxonomy, $taxonomy ),
					'title'     => $title,
					'path'      => "edit-tags.php?taxonomy=$taxonomy&post_type=product",
				)
			);
		}
		$this->tabs( 'wc-settings', __( 'Settings', 'woocommerce' ), SettingsForm::tabs() );
		$this->tabs( 'wc-status', __( 'Status', 'woocommerce' ), StatusPage::tabs() );
	}

	/**
	 * List, new and edit screens of a kind of rows.
	 *
	 * @param string        $id    Short id.
	 * @param string        $title Title.
	 * @param string        $path  Address.
	 * @param string        $list  Screen id of the list.
	 * @param list<string>|null $forms Screen ids of the forms.
	 */
	private function post_type( string $id, string $title, string $path, string $list, ?array $forms = null ): void {
		wc_admin_connect_page(
			array(
				'id'        => "woocommerce-$id",
				'screen_id' => $list,
				'title'     => $title,
				'path'      => $path,
			)
		);
		foreach ( $forms ?? array( "$list-edit", "$list-add" ) as $form ) {
			wc_admin_connect_page(
				array(
					'id'        => "woocommerce-$id-$form",
					'parent'    => "woocommerce-$id",
					'screen_id' => $form,
					'title'     => str_ends_with( $form, '-add' ) ? __( 'Add New', 'woocommerce' ) : __( 'Edit', 'woocommerce' ),
				)
			);
		}
	}

	/**
	 * A page with tabs.
	 *
	 * @param string                $page  Slug.
	 * @param string                $title Title.
	 * @param array<string, string> $tabs  Titles by slug.
	 */
	private function tabs( string $page, string $title, array $tabs ): void {
		foreach ( $tabs as $slug => $tab ) {
			$screens = array( "woocommerce_page_$page-$slug" );
			foreach ( array( 'inventory', 'downloadable', 'advanced', 'options', 'classes', 'edit_zone', 'bacs', 'cheque', 'cod', 'offline', 'keys', 'webhooks', 'legacy_api', 'woocommerce_com', 'features', 'blueprint' ) as $section ) {
				$screens[] = "woocommerce_page_$page-$slug-$section";
			}
			wc_admin_connect_page(
				array(
					'id'        => "woocommerce-$page-$slug",
					'screen_id' => $screens,
					'title'     => array( $title, wp_strip_all_tags( html_entity_decode( $tab ) ) ),
					'path'      => $page,
				)
			);
		}
	}

	/**
	 * The payments screens that the host draws itself have no alerts; the settings of other gateways have them.
	 *
	 * @param string[] $features Slugs.
	 * @return string[]
	 */
	public function without_alerts_at_checkout( array $features ): array {
		$is_own = 'wc-settings' === ScreenId::query( 'page' ) && 'checkout' === ScreenId::query( 'tab' )
			&& in_array( ScreenId::query( 'section' ), array( '', 'main', 'offline', 'cod', 'bacs', 'cheque' ), true );
		return $is_own ? array_values( array_diff( $features, array( 'store-alerts' ) ) ) : $features;
	}
}
