<?php
/**
 * Writing of products.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Data;

/** Adds products as the host stores them: post, type, meta, row of the lookup table. */
final class ProductWriter {

	/**
	 * Adds a product.
	 *
	 * @param array{title: string, status: string, type: string, text?: string} $product Product.
	 * @param array<string, string>                                             $meta    Meta without the underscore in front.
	 * @return int Its id, 0 when WordPress refused it.
	 */
	public static function insert( array $product, array $meta = array() ): int {
		$id = (int) wp_insert_post(
			array(
				'post_type'    => 'product',
				'post_status'  => $product['status'],
				'post_title'   => $product['title'],
				'post_content' => $product['text'] ?? '',
			)
		);
		if ( 0 === $id ) {
			return 0;
		}
		wp_set_object_terms( $id, $product['type'], 'product_type' );
		$meta += array(
			'sku'          => '',
			'manage_stock' => 'no',
			'stock_status' => '' === ( $meta['regular_price'] ?? '' ) && 'variable' === $product['type'] ? 'outofstock' : 'instock',
			'virtual'      => 'no',
			'downloadable' => 'no',
			'backorders'   => 'no',
			'tax_status'   => 'taxable',
			'price'        => $meta['regular_price'] ?? '',
		);
		foreach ( $meta as $key => $value ) {
			update_post_meta( $id, "_$key", $value );
		}
		self::add_lookup( $id, $meta );
		return $id;
	}

	/** Id of the product with a SKU, 0 when there is none. */
	public static function id_of_sku( string $sku ): int {
		return (int) ( ( new Table( 'wc_product_meta_lookup' ) )->row( array( 'sku' => $sku ) )['product_id'] ?? 0 );
	}

	/** @param array<string, string> $meta Meta without the underscore in front. */
	private static function add_lookup( int $id, array $meta ): void {
		$price = '' === $meta['price'] ? null : $meta['price'];
		( new Table( 'wc_product_meta_lookup' ) )->insert(
			array(
				'product_id'     => $id,
				'sku'            => $meta['sku'],
				'virtual'        => (int) ( 'yes' === $meta['virtual'] ),
				'downloadable'   => (int) ( 'yes' === $meta['downloadable'] ),
				'min_price'      => $price,
				'max_price'      => $price,
				'stock_quantity' => 'yes' === $meta['manage_stock'] ? $meta['stock'] ?? 0 : null,
				'stock_status'   => $meta['stock_status'],
			)
		);
	}
}
