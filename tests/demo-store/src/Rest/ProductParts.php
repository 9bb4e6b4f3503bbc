<?php
/**
 * Parts of a product.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\Table;
use WP_Post;

/** Images, attributes and variations. */
final class ProductParts {

	/**
	 * Images of a product or variation.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function images( int $id ): array {
		$image = get_post( (int) get_post_thumbnail_id( $id ) );
		$url   = $image ? wp_get_attachment_url( $image->ID ) : false;
		return $image && $url ? array(
			array(
				'id'                => $image->ID,
				'date_created'      => str_replace( ' ', 'T', $image->post_date ),
				'date_created_gmt'  => str_replace( ' ', 'T', $image->post_date_gmt ),
				'date_modified'     => str_replace( ' ', 'T', $image->post_modified ),
				'date_modified_gmt' => str_replace( ' ', 'T', $image->post_modified_gmt ),
				'src'               => $url,
				'name'              => $image->post_title,
				'alt'               => (string) get_post_meta( $image->ID, '_wp_attachment_image_alt', true ),
				'srcset'            => (string) wp_get_attachment_image_srcset( $image->ID, 'full' ),
				'sizes'             => (string) wp_get_attachment_image_sizes( $image->ID, 'full' ),
				'thumbnail'         => (string) wp_get_attachment_image_url( $image->ID, 'thumbnail' ),
			),
		) : array();
	}

	/**
	 * Attributes with their options, or with the chosen option of a variation.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function attributes( WP_Post $post ): array {
		$is_variation = 'product_variation' === $post->post_type;
		$attributes   = array();
		foreach ( (array) ( get_post_meta( $is_variation ? $post->post_parent : $post->ID, '_product_attributes', true ) ?: array() ) as $slug => $attribute ) {
			$known = self::taxonomy( (string) $slug );
			$item  = array(
				'id'   => (int) ( $known['attribute_id'] ?? 0 ),
				'name' => (string) ( $known['attribute_label'] ?? $attribute['name'] ),
				'slug' => (string) $slug,
			);
			if ( $is_variation ) {
				$chosen = (string) get_post_meta( $post->ID, "attribute_$slug", true );
				if ( '' !== $chosen ) {
					$attributes[] = $item + array( 'option' => self::term_name( (string) $slug, $chosen ) );
				}
				continue;
			}
			$attributes[] = $item + array(
				'position'  => (int) $attribute['position'],
				'visible'   => (bool) $attribute['is_visible'],
				'variation' => (bool) $attribute['is_variation'],
				'options'   => $known ? wp_get_post_terms( $post->ID, (string) $slug, array( 'fields' => 'names' ) ) : array_map( 'trim', explode( '|', (string) $attribute['value'] ) ),
			);
		}
		return $attributes;
	}

	/** @return list<int> */
	public static function variation_ids( int $id ): array {
		return array_map(
			'intval',
			get_posts(
				array(
					'post_type'   => 'product_variation',
					'post_parent' => $id,
					'numberposts' => 100,
					'fields'      => 'ids',
					'orderby'     => 'menu_order ID',
					'order'       => 'ASC',
				)
			)
		);
	}

	/** Name of a chosen option. */
	public static function term_name( string $taxonomy, string $slug ): string {
		$term = get_term_by( 'slug', $slug, $taxonomy );
		return $term instanceof \WP_Term ? $term->name : $slug;
	}

	/** Label of an attribute. */
	public static function label( string $slug ): string {
		return (string) ( self::taxonomy( $slug )['attribute_label'] ?? $slug );
	}

	/** @return array<string, string|null>|null */
	private static function taxonomy( string $slug ): ?array {
		static $rows = null;
		$rows ??= array_column( ( new Table( 'woocommerce_attribute_taxonomies' ) )->rows(), null, 'attribute_name' );
		return str_starts_with( $slug, 'pa_' ) ? $rows[ substr( $slug, 3 ) ] ?? null : null;
	}
}
