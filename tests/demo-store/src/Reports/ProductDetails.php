<?php
/**
 * Details of products.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use DemoStore\Data\Products;
use DemoStore\Rest\ProductParts;
use DemoStore\Settings\Options;
use WP_Post;

/** Details of products and variations in reports. A deleted product has only a name. */
final class ProductDetails {

	/**
	 * Details of a product.
	 *
	 * @return array<string, mixed>
	 */
	public static function product( int $id ): array {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post ) {
			return array( 'name' => __( '(Deleted)', 'woocommerce' ) );
		}
		$details = self::common( $post ) + array(
			'manage_stock' => 'yes' === get_post_meta( $id, '_manage_stock', true ),
			'category_ids' => wp_get_post_terms( $id, 'product_cat', array( 'fields' => 'ids' ) ),
		);
		return 'variable' === Products::type_of( $id ) ? $details + array( 'variations' => ProductParts::variation_ids( $id ) ) : $details;
	}

	/**
	 * Details of a variation; empty when it was deleted.
	 *
	 * @return array<string, mixed>
	 */
	public static function variation( int $id ): array {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post ) {
			return array( 'name' => __( '(Deleted)', 'woocommerce' ) );
		}
		$attributes = array_map(
			static fn ( array $attribute ): array => array(
				'id'     => $attribute['id'],
				'name'   => preg_replace( '/^pa_/', '', (string) $attribute['slug'] ),
				'option' => $attribute['option'],
			),
			ProductParts::attributes( $post )
		);
		return self::common( $post ) + array( 'attributes' => $attributes );
	}

	/** @return array<string, mixed> */
	private static function common( WP_Post $post ): array {
		$low = (string) get_post_meta( $post->ID, '_low_stock_amount', true );
		return array(
			'name'             => $post->post_title,
			'price'            => (float) get_post_meta( $post->ID, '_price', true ),
			'image'            => self::image( $post ),
			'permalink'        => (string) get_permalink( $post ),
			'stock_status'     => (string) get_post_meta( $post->ID, '_stock_status', true ),
			'stock_quantity'   => (int) get_post_meta( $post->ID, '_stock', true ),
			'low_stock_amount' => '' === $low ? (int) Options::text( 'woocommerce_notify_low_stock_amount' ) : (int) $low,
			'sku'              => (string) get_post_meta( $post->ID, '_sku', true ),
		);
	}

	/** Markup of the picture. A variation without a picture has the picture of its product. */
	private static function image( WP_Post $post ): string {
		$image = (int) get_post_thumbnail_id( $post );
		$image = 0 === $image && $post->post_parent > 0 ? (int) get_post_thumbnail_id( $post->post_parent ) : $image;
		return wp_get_attachment_image( $image, 'medium', false, array( 'alt' => $post->post_title ) );
	}
}
