<?php
/**
 * Post types and taxonomies.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Data;

/** Products and coupons are posts; orders have tables of their own. */
final class PostTypes {

	/** Adds the hooks. */
	public function add_hooks(): void {
		add_action( 'init', array( $this, 'register_taxonomies' ), 5 );
		add_action( 'init', array( $this, 'register_attributes' ), 5 );
		add_action( 'init', array( $this, 'register_post_types' ), 5 );
		add_action( 'init', array( $this, 'register_statuses' ), 9 );
	}

	/** Taxonomies of products. */
	public function register_taxonomies(): void {
		$capabilities = array(
			'manage_terms' => 'manage_product_terms',
			'edit_terms'   => 'edit_product_terms',
			'delete_terms' => 'delete_product_terms',
			'assign_terms' => 'assign_product_terms',
		);
		$public       = array(
			'product_cat'   => array( __( 'Categories', 'woocommerce' ), true ),
			'product_tag'   => array( __( 'Tags', 'woocommerce' ), false ),
			'product_brand' => array( __( 'Brands', 'woocommerce' ), true ),
		);
		foreach ( $public as $name => [ $label, $is_tree ] ) {
			register_taxonomy(
				$name,
				array( 'product' ),
				array(
					'hierarchical' => $is_tree,
					'label'        => $label,
					'show_ui'      => true,
					'query_var'    => true,
					'capabilities' => $capabilities,
				)
			);
		}
		foreach ( array( 'product_type', 'product_visibility', 'product_shipping_class' ) as $name ) {
			register_taxonomy(
				$name,
				array( 'product', 'product_variation' ),
				array(
					'public'       => false,
					'show_ui'      => false,
					'rewrite'      => false,
					'capabilities' => $capabilities,
				)
			);
		}
	}

	/** One taxonomy for each attribute that the store has. */
	public function register_attributes(): void {
		if ( WC_VERSION !== get_option( 'woocommerce_version' ) ) {
			return;
		}
		foreach ( ( new Table( 'woocommerce_attribute_taxonomies' ) )->rows() as $attribute ) {
			register_taxonomy(
				"pa_{$attribute['attribute_name']}",
				array( 'product', 'product_variation' ),
				array(
					'label'   => $attribute['attribute_label'],
					'show_ui' => false,
					'rewrite' => false,
				)
			);
		}
	}

	/** Products, variations and coupons. */
	public function register_post_types(): void {
		register_post_type(
			'product',
			array(
				'labels'          => array(
					'name'          => __( 'Products', 'woocommerce' ),
					'singular_name' => __( 'Product', 'woocommerce' ),
					'add_new_item'  => __( 'Add new product', 'woocommerce' ),
				),
				'public'          => true,
				'capability_type' => 'product',
				'map_meta_cap'    => true,
				'menu_icon'       => 'dashicons-archive',
				'menu_position'   => 55,
				'supports'        => array( 'title', 'editor', 'excerpt', 'thumbnail', 'comments', 'custom-fields' ),
				'has_archive'     => 'shop',
				'rewrite'         => array( 'slug' => 'product' ),
			)
		);
		register_post_type(
			'product_variation',
			array(
				'public'          => false,
				'hierarchical'    => false,
				'capability_type' => 'product',
				'map_meta_cap'    => true,
			)
		);
		register_post_type(
			'shop_coupon',
			array(
				'labels'          => array(
					'name'          => __( 'Coupons', 'woocommerce' ),
					'singular_name' => __( 'Coupon', 'woocommerce' ),
				),
				'public'          => false,
				'show_ui'         => true,
				'show_in_menu'    => current_user_can( 'edit_others_shop_orders' ) ? 'woocommerce-marketing' : true,
				'capability_type' => 'shop_coupon',
				'map_meta_cap'    => true,
				'supports'        => array( 'title' ),
			)
		);
		foreach ( array( 'shop_order', 'shop_order_refund', 'shop_order_placehold' ) as $type ) {
			register_post_type(
				$type,
				array(
					'public'          => false,
					'capability_type' => 'shop_order',
					'map_meta_cap'    => true,
				)
			);
		}
	}

	/** Order statuses. */
	public function register_statuses(): void {
		foreach ( wc_get_order_statuses() as $slug => $name ) {
			register_post_status(
				$slug,
				array(
					'label'  => $name,
					'public' => false,
				)
			);
		}
	}
}
