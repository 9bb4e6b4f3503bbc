<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * Categories, brands, tags and attributes, and which product has which.
 */
final class ProductTerms {

	private Sheet $attributeLookup;

	/** @var array<string, int> Term by attribute and term slug. */
	private array $attributeTerms = array();

	public function __construct( private readonly Database $database, private readonly Terms $terms ) {
		$this->attributeLookup = $database->sheet( 'wc_product_attributes_lookup' );
		$this->addCategories();
		$this->addAttributes();
		foreach ( array( 'simple', 'variable', 'grouped', 'external' ) as $type ) {
			$terms->ensure( 'product_type', $type, $type );
		}
		foreach ( array( 'featured', 'outofstock', 'rated-1', 'rated-2', 'rated-3', 'rated-4', 'rated-5' ) as $name ) {
			$terms->ensure( 'product_visibility', $name, $name );
		}
		foreach ( ProductNames::BRANDS as $slug => $name ) {
			$terms->ensure( 'product_brand', $name, $slug );
		}
		foreach ( ProductNames::TAGS as $slug => $name ) {
			$terms->ensure( 'product_tag', $name, $slug );
		}
	}

	public function add( Product $product ): void {
		$counts = 'publish' === $product->status;
		$this->terms->relate( $product->id, 'product_type', $product->type, $counts );
		foreach ( $product->categories as $slug ) {
			$this->terms->relate( $product->id, 'product_cat', $slug, $counts );
		}
		foreach ( $product->tags as $slug ) {
			$this->terms->relate( $product->id, 'product_tag', $slug, $counts );
		}
		if ( '' !== $product->brand ) {
			$this->terms->relate( $product->id, 'product_brand', $product->brand, $counts );
		}
		foreach ( $this->visibility( $product ) as $name ) {
			$this->terms->relate( $product->id, 'product_visibility', $name, $counts );
		}
		$this->relateAttributes( $product, $counts );
	}

	/**
	 * @return list<string>
	 */
	private function visibility( Product $product ): array {
		$names = array();
		if ( $product->isFeatured ) {
			$names[] = 'featured';
		}
		if ( 'outofstock' === $product->stockStatus ) {
			$names[] = 'outofstock';
		}
		if ( array() !== $product->ratings ) {
			$names[] = 'rated-' . (int) round( $product->averageRating() );
		}
		return $names;
	}

	private function relateAttributes( Product $product, bool $counts ): void {
		$used = array();
		foreach ( $product->variations as $variation ) {
			foreach ( $variation->attributes as $attribute => $term ) {
				$used[ $attribute ][ $term ] = true;
				$this->attributeLookup->add(
					array(
						'product_id'             => $variation->id,
						'product_or_parent_id'   => $product->id,
						'taxonomy'               => 'pa_' . $attribute,
						'term_id'                => $this->attributeTerms[ "{$attribute}|{$term}" ],
						'is_variation_attribute' => 1,
						'in_stock'               => (int) ( 'outofstock' !== $variation->stockStatus ),
					)
				);
			}
		}
		foreach ( $used as $attribute => $terms ) {
			foreach ( array_keys( $terms ) as $term ) {
				$this->terms->relate( $product->id, 'pa_' . $attribute, $term, $counts );
			}
		}
	}

	private function addCategories(): void {
		$tree = $this->database->sheet( 'wc_category_lookup' );
		$ids  = array();
		foreach ( ProductNames::CATEGORIES as $slug => list( $name, $parent ) ) {
			$ids[ $slug ] = $this->terms->ensure( 'product_cat', $name, $slug, $ids[ $parent ] ?? 0 );
			if ( 'uncategorized' === $slug ) {
				// The host made this one, with its row in the tree.
				$this->database->setOption( 'default_product_cat', $ids[ $slug ] );
				continue;
			}
			foreach ( array_filter( array( $ids[ $slug ], $ids[ $parent ] ?? 0 ) ) as $ancestor ) {
				$tree->add(
					array(
						'category_tree_id' => $ancestor,
						'category_id'      => $ids[ $slug ],
					)
				);
			}
		}
	}

	private function addAttributes(): void {
		$attributes = $this->database->sheet( 'woocommerce_attribute_taxonomies' );
		foreach ( ProductNames::ATTRIBUTES as $slug => list( $label, $terms ) ) {
			$attributes->add(
				array(
					'attribute_id'      => $this->database->nextId( 'woocommerce_attribute_taxonomies' ),
					'attribute_name'    => $slug,
					'attribute_label'   => $label,
					'attribute_type'    => 'select',
					'attribute_orderby' => 'menu_order',
					'attribute_public'  => 0,
				)
			);
			foreach ( $terms as $term => $name ) {
				$this->attributeTerms[ "{$slug}|{$term}" ] = $this->terms->ensure( 'pa_' . $slug, $name, $term );
			}
		}
	}
}
