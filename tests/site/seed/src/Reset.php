<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * Removes the rows of an earlier seed by their recorded ids, so that rows added by a user stay.
 */
final class Reset {

	/** Kind of numbered record => tables that hold it, with the column of its number. */
	private const TABLES = array(
		'posts'                                        => array(
			'posts'                                        => 'ID',
			'postmeta'                                     => 'post_id',
			'term_relationships'                           => 'object_id',
			'wc_product_meta_lookup'                       => 'product_id',
			'wc_product_attributes_lookup'                 => 'product_id',
			'wc_orders'                                    => 'id',
			'wc_orders_meta'                               => 'order_id',
			'wc_order_addresses'                           => 'order_id',
			'wc_order_operational_data'                    => 'order_id',
			'wc_order_stats'                               => 'order_id',
			'wc_order_product_lookup'                      => 'order_id',
			'wc_order_coupon_lookup'                       => 'order_id',
			'wc_order_tax_lookup'                          => 'order_id',
		),
		'woocommerce_order_items'                      => array(
			'woocommerce_order_items'    => 'order_item_id',
			'woocommerce_order_itemmeta' => 'order_item_id',
		),
		'comments'                                     => array(
			'comments'    => 'comment_ID',
			'commentmeta' => 'comment_id',
		),
		'users'                                        => array(
			'users'    => 'ID',
			'usermeta' => 'user_id',
		),
		'terms'                                        => array(
			'terms'              => 'term_id',
			'termmeta'           => 'term_id',
			'wc_category_lookup' => 'category_id',
		),
		'term_taxonomy'                                => array( 'term_taxonomy' => 'term_taxonomy_id' ),
		'woocommerce_attribute_taxonomies'             => array( 'woocommerce_attribute_taxonomies' => 'attribute_id' ),
		'wc_customer_lookup'                           => array( 'wc_customer_lookup' => 'customer_id' ),
		'wc_admin_notes'                               => array( 'wc_admin_notes' => 'note_id' ),
		'wc_admin_note_actions'                        => array( 'wc_admin_note_actions' => 'action_id' ),
		'woocommerce_tax_rates'                        => array(
			'woocommerce_tax_rates'          => 'tax_rate_id',
			'woocommerce_tax_rate_locations' => 'tax_rate_id',
		),
		'woocommerce_shipping_zones'                   => array(
			'woocommerce_shipping_zones'          => 'zone_id',
			'woocommerce_shipping_zone_locations' => 'zone_id',
		),
		'woocommerce_shipping_zone_methods'            => array( 'woocommerce_shipping_zone_methods' => 'instance_id' ),
		'woocommerce_downloadable_product_permissions' => array(
			'woocommerce_downloadable_product_permissions' => 'permission_id',
			'wc_download_log'                              => 'permission_id',
		),
	);

	public function __construct( private readonly Database $database ) {
	}

	/**
	 * @param array<array-key, mixed> $ranges First and last id by numbered thing.
	 */
	public function run( array $ranges ): void {
		$connection = $this->database->connection;
		$connection->begin();
		$this->uncountTerms();
		foreach ( self::TABLES as $thing => $tables ) {
			if ( ! is_array( $ranges[ $thing ] ?? null ) ) {
				continue;
			}
			list( $first, $last ) = array_map( 'intval', $ranges[ $thing ] );
			foreach ( $tables as $table => $column ) {
				if ( $this->database->has( $table ) ) {
					$connection->execute( "DELETE FROM {$this->database->table( $table )} WHERE {$column} BETWEEN {$first} AND {$last}" );
				}
			}
		}
		$connection->commit();
	}

	/**
	 * Terms of the host itself stay, and get their counts from the products of the next seed.
	 */
	private function uncountTerms(): void {
		$this->database->connection->execute(
			"UPDATE {$this->database->table( 'term_taxonomy' )} SET count = 0 WHERE taxonomy IN ( 'product_type', 'product_visibility', 'product_cat' )"
		);
	}
}
