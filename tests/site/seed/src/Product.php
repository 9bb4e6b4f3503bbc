<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * A product or variation, with the numbers from its orders. Prices are whole cents.
 */
final class Product {

	public int $id        = 0;
	public ?self $parent  = null;
	public ?int $price    = null;
	public ?int $salePrice = null;

	public string $status      = 'publish';
	public string $taxClass    = '';
	public bool $isVirtual     = false;
	public bool $isDownload    = false;
	public bool $isFeatured    = false;
	public ?int $stock         = null;
	public ?int $lowStock      = null;
	public string $stockStatus = 'instock';
	public string $backorders  = 'no';
	public string $brand       = '';
	public int $image          = 0;
	public int $created        = 0;
	public string $downloadId  = '';

	/** @var list<string> Slugs. */
	public array $categories = array();

	/** @var list<string> Slugs. */
	public array $tags = array();

	/** @var list<self> */
	public array $variations = array();

	/** @var array<string, string> Attribute to term, both slugs: color => red. */
	public array $attributes = array();

	/** @var list<int> Ids of a grouped product's members. */
	public array $members = array();

	public int $sold = 0;

	/** @var list<int> Stars of the approved reviews. */
	public array $ratings = array();

	public function __construct( public readonly string $type, public readonly string $name, public readonly string $sku ) {
	}

	/**
	 * The price for a buyer; null for products without a price of their own.
	 */
	public function activePrice(): ?int {
		return $this->salePrice ?? $this->price;
	}

	public function slug(): string {
		return sanitize_title( $this->name );
	}

	/**
	 * Id of the product itself, for variations that of their parent.
	 */
	public function productId(): int {
		return null === $this->parent ? $this->id : $this->parent->id;
	}

	public function variationId(): int {
		return null === $this->parent ? 0 : $this->id;
	}

	/**
	 * The name on an order line: Logo T-Shirt - Black, S.
	 */
	public function lineName(): string {
		if ( null === $this->parent ) {
			return $this->name;
		}
		return $this->parent->name . ' - ' . implode( ', ', array_map( array( ProductNames::class, 'term' ), $this->attributes ) );
	}

	/**
	 * Lowest and highest price, over the variations where there are some.
	 *
	 * @return array{int|null, int|null}
	 */
	public function priceRange(): array {
		if ( array() === $this->variations ) {
			return array( $this->activePrice(), $this->activePrice() );
		}
		$prices = array_map( static fn ( self $variation ): int => (int) $variation->activePrice(), $this->variations );
		return array( min( $prices ), max( $prices ) );
	}

	public function averageRating(): float {
		return array() === $this->ratings ? 0.0 : round( array_sum( $this->ratings ) / count( $this->ratings ), 2 );
	}
}
