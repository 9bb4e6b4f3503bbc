<?php
/**
 * A product as REST sends it.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\Products;
use DemoStore\Data\Table;
use WP_Post;

/** Turns a post and its meta into the fields of a product. */
final class ProductShape {

	private readonly int $id;

	private readonly string $type;

	public function __construct( private readonly WP_Post $post ) {
		$this->id   = $post->ID;
		$this->type = Products::type_of( $post->ID );
	}

	/**
	 * All fields.
	 *
	 * @return array<string, mixed>
	 */
	public function fields(): array {
		return $this->post_fields() + $this->price_fields() + $this->file_fields() + $this->stock_fields() + $this->shipping_fields() + $this->other_fields();
	}

	/** @return array<string, mixed> */
	private function post_fields(): array {
		return array(
			'id'                 => $this->id,
			'name'               => $this->post->post_title,
			'slug'               => $this->post->post_name,
			'permalink'          => (string) get_permalink( $this->post ),
			'date_created'       => str_replace( ' ', 'T', $this->post->post_date ),
			'date_created_gmt'   => str_replace( ' ', 'T', $this->post->post_date_gmt ),
			'date_modified'      => str_replace( ' ', 'T', $this->post->post_modified ),
			'date_modified_gmt'  => str_replace( ' ', 'T', $this->post->post_modified_gmt ),
			'type'               => $this->type,
			'status'             => $this->post->post_status,
			'featured'           => has_term( 'featured', 'product_visibility', $this->id ),
			'catalog_visibility' => 'visible',
			'description'        => wpautop( $this->post->post_content ),
			'short_description'  => wpautop( $this->post->post_excerpt ),
			'sku'                => $this->meta( '_sku' ),
		);
	}

	/** @return array<string, mixed> */
	private function price_fields(): array {
		$price = $this->meta( '_price' );
		return array(
			'price'                 => $price,
			'regular_price'         => $this->meta( '_regular_price' ),
			'sale_price'            => $this->meta( '_sale_price' ),
			'date_on_sale_from'     => null,
			'date_on_sale_from_gmt' => null,
			'date_on_sale_to'       => null,
			'date_on_sale_to_gmt'   => null,
			'on_sale'               => '' !== $this->meta( '_sale_price' ),
			'purchasable'           => '' !== $price && 'publish' === $this->post->post_status,
			// The host sends the number of a variation as text.
			'total_sales'           => 'variation' === $this->type ? $this->meta( 'total_sales', '0' ) : (int) $this->meta( 'total_sales' ),
			'price_html'            => '' === $price ? '' : sprintf( '<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">%s</span>%s</bdi></span>', get_woocommerce_currency_symbol(), number_format( (float) $price, wc_get_price_decimals(), wc_get_price_decimal_separator(), wc_get_price_thousand_separator() ) ),
		);
	}

	/** @return array<string, mixed> */
	private function file_fields(): array {
		$files = array();
		foreach ( (array) ( get_post_meta( $this->id, '_downloadable_files', true ) ?: array() ) as $key => $file ) {
			$files[] = array(
				'id'   => (string) $key,
				'name' => (string) $file['name'],
				'file' => (string) $file['file'],
			);
		}
		return array(
			'virtual'         => 'yes' === $this->meta( '_virtual' ),
			'downloadable'    => 'yes' === $this->meta( '_downloadable' ),
			'downloads'       => $files,
			'download_limit'  => (int) $this->meta( '_download_limit', '-1' ),
			'download_expiry' => (int) $this->meta( '_download_expiry', '-1' ),
			'external_url'    => $this->meta( '_product_url' ),
			'button_text'     => $this->meta( '_button_text' ),
		);
	}

	/** @return array<string, mixed> */
	private function stock_fields(): array {
		$manages    = 'yes' === $this->meta( '_manage_stock' );
		$backorders = $this->meta( '_backorders', 'no' );
		$quantity   = $this->meta( '_stock' );
		$low        = $this->meta( '_low_stock_amount' );
		return array(
			'tax_status'         => $this->meta( '_tax_status', 'taxable' ),
			'tax_class'          => $this->meta( '_tax_class' ),
			'manage_stock'       => $manages,
			'stock_quantity'     => $manages && '' !== $quantity ? (int) $quantity : null,
			'backorders'         => $backorders,
			'backorders_allowed' => 'no' !== $backorders,
			'backordered'        => 'onbackorder' === $this->meta( '_stock_status' ),
			'low_stock_amount'   => '' === $low ? null : (int) $low,
			'stock_status'       => $this->meta( '_stock_status', 'instock' ),
			'sold_individually'  => 'yes' === $this->meta( '_sold_individually' ),
		);
	}

	/** @return array<string, mixed> */
	private function shipping_fields(): array {
		return array(
			'weight'            => $this->meta( '_weight' ),
			'dimensions'        => array(
				'length' => $this->meta( '_length' ),
				'width'  => $this->meta( '_width' ),
				'height' => $this->meta( '_height' ),
			),
			'shipping_required' => 'yes' !== $this->meta( '_virtual' ),
			'shipping_taxable'  => 'yes' !== $this->meta( '_virtual' ),
			'shipping_class'    => '',
			'shipping_class_id' => 0,
		);
	}

	/** @return array<string, mixed> */
	private function other_fields(): array {
		$lookup = ( new Table( 'wc_product_meta_lookup' ) )->row( array( 'product_id' => $this->id ) );
		return array(
			'reviews_allowed'    => 'open' === $this->post->comment_status,
			'average_rating'     => number_format( (float) ( $lookup['average_rating'] ?? 0 ), 2 ),
			'rating_count'       => (int) ( $lookup['rating_count'] ?? 0 ),
			'upsell_ids'         => array(),
			'cross_sell_ids'     => array(),
			'parent_id'          => $this->post->post_parent,
			'purchase_note'      => '',
			'categories'         => $this->terms( 'product_cat' ),
			'brands'             => $this->terms( 'product_brand' ),
			'tags'               => $this->terms( 'product_tag' ),
			'images'             => ProductParts::images( $this->id ),
			'attributes'         => ProductParts::attributes( $this->post ),
			'default_attributes' => array(),
			'variations'         => 'variable' === $this->type ? ProductParts::variation_ids( $this->id ) : array(),
			'grouped_products'   => array_map( 'intval', (array) ( get_post_meta( $this->id, '_children', true ) ?: array() ) ),
			'menu_order'         => $this->post->menu_order,
			'related_ids'        => array(),
			'meta_data'          => array(),
			'has_options'        => 'variable' === $this->type,
			'post_password'      => $this->post->post_password,
			'global_unique_id'   => $this->meta( '_global_unique_id' ),
		);
	}

	/** @return list<array{id: int, name: string, slug: string}> */
	private function terms( string $taxonomy ): array {
		$terms = get_the_terms( $this->id, $taxonomy );
		return array_map(
			static fn ( \WP_Term $term ): array => array(
				'id'   => $term->term_id,
				'name' => $term->name,
				'slug' => $term->slug,
			),
			is_array( $terms ) ? array_values( $terms ) : array()
		);
	}

	private function meta( string $key, string $fallback = '' ): string {
		$value = get_post_meta( $this->id, $key, true );
		return is_scalar( $value ) && '' !== (string) $value ? (string) $value : $fallback;
	}
}
