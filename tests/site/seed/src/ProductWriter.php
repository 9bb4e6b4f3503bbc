<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * Products and variations in the tables of WordPress and the host.
 */
final class ProductWriter {

	private Sheet $posts;
	private Sheet $lookup;
	private Meta $meta;

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
		private readonly ProductTerms $terms,
		private readonly Images $images
	) {
		$this->posts  = $database->sheet( 'posts' );
		$this->lookup = $database->sheet( 'wc_product_meta_lookup' );
		$this->meta   = new Meta( $database, 'postmeta', 'post_id' );
	}

	public function store( Catalogue $catalogue, Progress $progress, float $from, float $to ): void {
		$all = count( $catalogue->products );
		foreach ( $catalogue->products as $index => $product ) {
			$this->add( $product, 'product', $product->status, $product->name, $product->slug(), 0 );
			$this->terms->add( $product );
			foreach ( $product->variations as $order => $variation ) {
				$title = $variation->lineName();
				$this->add( $variation, 'product_variation', 'publish', $title, sanitize_title( $title ), $order );
			}
			if ( 0 === $index % 100 ) {
				$progress->report( $from + ( $to - $from ) * $index / $all, 'products' );
				$this->database->save();
			}
		}
	}

	private function add( Product $product, string $type, string $status, string $title, string $slug, int $order ): void {
		$is_variation = 'product_variation' === $type;
		$this->posts->add(
			PostRow::of(
				$product->id,
				$type,
				$status,
				$title,
				$slug,
				$product->created,
				$this->clock,
				array(
					'post_content'  => $is_variation ? '' : "Synthetic product: {$product->name}.",
					'post_excerpt'  => $is_variation ? self::summary( $product ) : "{$product->name}, seeded.",
					'post_parent'   => $is_variation ? $product->productId() : 0,
					'menu_order'    => $order,
					'comment_count' => count( $product->ratings ),
				)
			)
		);
		$this->meta->put( $product->id, $this->metaOf( $product ) );
		$this->addLookup( $product );
	}

	/**
	 * @return array<string, string|null>
	 */
	private function metaOf( Product $product ): array {
		list( $lowest ) = $product->priceRange();

		$values = array(
			'_sku'                  => $product->sku,
			'total_sales'           => (string) $product->sold,
			'_tax_status'           => 'taxable',
			'_tax_class'            => 'variation' === $product->type ? 'parent' : $product->taxClass,
			'_manage_stock'         => null === $product->stock ? 'no' : 'yes',
			'_stock'                => null === $product->stock ? null : (string) $product->stock,
			'_stock_status'         => $product->stockStatus,
			'_backorders'           => $product->backorders,
			'_low_stock_amount'     => null === $product->lowStock ? null : (string) $product->lowStock,
			'_sold_individually'    => 'no',
			'_virtual'              => $product->isVirtual ? 'yes' : 'no',
			'_downloadable'         => $product->isDownload ? 'yes' : 'no',
			'_regular_price'        => null === $product->price ? null : Money::price( $product->price ),
			'_sale_price'           => null === $product->salePrice ? null : Money::price( $product->salePrice ),
			'_price'                => null === $lowest ? null : Money::price( $lowest ),
			'_wc_average_rating'    => number_format( $product->averageRating(), 2, '.', '' ),
			'_wc_review_count'      => (string) count( $product->ratings ),
			'_wc_rating_count'      => serialize( array_count_values( $product->ratings ) ),
			'_product_version'      => defined( 'WC_VERSION' ) ? (string) constant( 'WC_VERSION' ) : '10.5.0',
			'_thumbnail_id'         => array() === $this->images->ids ? null : (string) $this->images->ids[ $product->image ],
			'_children'             => array() === $product->members ? null : serialize( $product->members ),
			'_product_attributes'   => array() === $product->variations ? null : serialize( self::attributes( $product ) ),
		);
		foreach ( $product->attributes as $attribute => $term ) {
			$values[ 'attribute_pa_' . $attribute ] = $term;
		}
		return $values + self::special( $product );
	}

	/**
	 * Fields that only external and downloadable products have.
	 *
	 * @return array<string, string>
	 */
	private static function special( Product $product ): array {
		if ( 'external' === $product->type ) {
			return array(
				'_product_url' => 'https://example.com/partner',
				'_button_text' => 'Buy at partner',
			);
		}
		if ( ! $product->isDownload ) {
			return array();
		}
		$uploads = wp_upload_dir( null, false );
		$file    = array(
			'id'            => $product->downloadId,
			'name'          => $product->name . ' file 1',
			'file'          => "{$uploads['baseurl']}/woocommerce_uploads/seed/{$product->slug()}-1.zip",
			'enabled'       => true,
		);
		return array(
			'_downloadable_files' => serialize( array( $product->downloadId => $file ) ),
			'_download_limit'     => (string) DownloadWriter::LIMIT,
			'_download_expiry'    => (string) DownloadWriter::DAYS,
		);
	}

	/**
	 * @return array<string, array<string, string|int>>
	 */
	private static function attributes( Product $product ): array {
		$attributes = array();
		foreach ( array_keys( $product->variations[0]->attributes ) as $position => $attribute ) {
			$attributes[ 'pa_' . $attribute ] = array(
				'name'         => 'pa_' . $attribute,
				'value'        => '',
				'position'     => $position,
				'is_visible'   => 1,
				'is_variation' => 1,
				'is_taxonomy'  => 1,
			);
		}
		return $attributes;
	}

	private static function summary( Product $variation ): string {
		$parts = array();
		foreach ( $variation->attributes as $attribute => $term ) {
			$parts[] = ProductNames::ATTRIBUTES[ $attribute ][0] . ': ' . ProductNames::term( $term );
		}
		return implode( ', ', $parts );
	}

	private function addLookup( Product $product ): void {
		list( $lowest, $highest ) = $product->priceRange();
		$this->lookup->add(
			array(
				'product_id'     => $product->id,
				'sku'            => $product->sku,
				'virtual'        => (int) $product->isVirtual,
				'downloadable'   => (int) $product->isDownload,
				'min_price'      => null === $lowest ? null : $lowest / 100,
				'max_price'      => null === $highest ? null : $highest / 100,
				'onsale'         => (int) ( null !== $product->salePrice ),
				'stock_quantity' => $product->stock,
				'stock_status'   => $product->stockStatus,
				'rating_count'   => count( $product->ratings ),
				'average_rating' => $product->averageRating(),
				'total_sales'    => $product->sold,
				'tax_status'     => 'taxable',
				'tax_class'      => $product->taxClass,
			)
		);
	}
}
