<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * All products of the store, in memory. Orders and reviews change their numbers; ProductWriter stores them afterwards.
 */
final class Catalogue {

	private const PER_BLOCK = 60;

	/** Stock and own threshold of some simple products of each block. */
	private const LOW_STOCK = array(
		4  => array( 1, null ),
		13 => array( 2, null ),
		21 => array( 2, null ),
		25 => array( 14, 20 ),
		30 => array( 0, null ),
	);

	/** @var list<Product> */
	public readonly array $products;

	/** @var non-empty-list<Product> Products and variations that an order may hold, best sellers first. */
	public readonly array $sellable;

	private Random $random;

	public function __construct( private readonly Database $database, private readonly Clock $clock, int $count ) {
		$this->random = new Random( 'catalogue' );
		$products     = array();
		for ( $index = 0; $index < $count; $index++ ) {
			$products[] = $this->product( $index, $products );
		}
		$this->products = $products;
		$this->sellable = $this->bestSellersFirst( $products );
	}

	/**
	 * Skewed to the best sellers, as in real stores.
	 */
	public function popular( Random $random ): Product {
		$share = $random->unit();
		return $this->sellable[ (int) ( count( $this->sellable ) * $share * ( 0.4 + 0.6 * $share ) ) ];
	}

	/**
	 * @param list<Product> $before
	 */
	private function product( int $index, array $before ): Product {
		$block    = intdiv( $index, self::PER_BLOCK );
		$position = $index % self::PER_BLOCK;
		$suffix   = 0 === $block ? '' : ' No. ' . ( $block + 1 );
		$product  = match ( true ) {
			$position < 32 => $this->simple( $position, $suffix, $index ),
			$position < 42 => $this->variable( $position - 32, $suffix, $index ),
			$position < 49 => $this->download( $position - 42, $suffix, $index ),
			$position < 52 => $this->grouped( $position - 49, $suffix, $index, array_slice( $before, $block * self::PER_BLOCK ) ),
			$position < 55 => $this->external( $position - 52, $suffix, $index ),
			default        => $this->odd( $position - 55, $suffix, $index ),
		};
		return $this->dressed( $product, $index );
	}

	private function create( string $type, string $name, string $letter, int $index ): Product {
		$product     = new Product( $type, $name, sprintf( 'SKU-%s%03d', $letter, $index ) );
		$product->id = $this->database->nextId( 'posts' );
		return $product;
	}

	private function simple( int $at, string $suffix, int $index ): Product {
		list( $name, $category, $price ) = ProductNames::SIMPLE[ $at ];

		$product             = $this->create( 'simple', $name . $suffix, 'S', $index );
		$product->categories = array( $category );
		$product->price      = $price;
		$product->salePrice  = 0 === $at % 8 && $at > 0 ? (int) round( $price * 0.8 ) : null;
		$product->taxClass   = 'books' === $category ? 'reduced-rate' : '';
		$product->stock      = 27 === $at ? null : $this->random->between( 20, 400 );
		if ( isset( self::LOW_STOCK[ $at ] ) ) {
			list( $product->stock, $product->lowStock ) = self::LOW_STOCK[ $at ];
			$product->stockStatus                       = 0 === $product->stock ? 'outofstock' : 'instock';
		}
		return $product;
	}

	private function variable( int $at, string $suffix, int $index ): Product {
		list( $name, $category, $price, $sizes ) = ProductNames::VARIABLE[ $at ];

		$product             = $this->create( 'variable', $name . $suffix, 'V', $index );
		$product->categories = array( $category );
		foreach ( array_keys( ProductNames::ATTRIBUTES['color'][1] ) as $color ) {
			foreach ( array() === $sizes ? array( '' ) : $sizes as $size ) {
				$attributes            = array_filter( array( 'color' => $color, 'size' => $size ) );
				$variation             = new Product( 'variation', $product->name, $product->sku . '-' . implode( '-', $attributes ) );
				$variation->id         = $this->database->nextId( 'posts' );
				$variation->parent     = $product;
				$variation->attributes = $attributes;
				$variation->price      = $price + ( 'l' === $size ? 200 : 0 );
				$variation->stock      = $this->random->between( 10, 120 );
				$product->variations[] = $variation;
			}
		}
		if ( 0 === $at % 2 ) {
			$product->variations[1]->stock = 0 === $at % 4 ? 1 : 2;
		}
		if ( 3 === $at ) {
			$product->variations[2]->stock       = 0;
			$product->variations[2]->stockStatus = 'outofstock';
		}
		return $product;
	}

	private function download( int $at, string $suffix, int $index ): Product {
		list( $name, $category, $price ) = ProductNames::DOWNLOADS[ $at ];

		$product             = $this->create( 'simple', $name . $suffix, 'D', $index );
		$product->categories = array( $category );
		$product->price      = $price;
		$product->isVirtual  = true;
		$product->isDownload = true;
		$product->downloadId = implode( '-', (array) sscanf( md5( $product->sku ), '%8s%4s%4s%4s%12s' ) );
		return $product;
	}

	/**
	 * @param list<Product> $block
	 */
	private function grouped( int $at, string $suffix, int $index, array $block ): Product {
		list( $name, $category, $members ) = ProductNames::GROUPED[ $at ];

		$product             = $this->create( 'grouped', $name . $suffix, 'G', $index );
		$product->categories = array( $category );
		$product->members    = array_map( static fn ( int $member ): int => $block[ $member ]->id, $members );
		return $product;
	}

	private function external( int $at, string $suffix, int $index ): Product {
		list( $name, $category, $price ) = ProductNames::EXTERNAL[ $at ];

		$product             = $this->create( 'external', $name . $suffix, 'E', $index );
		$product->categories = array( $category );
		$product->price      = $price;
		return $product;
	}

	private function odd( int $at, string $suffix, int $index ): Product {
		list( $name, $category, $price, $status, $stock, $stock_status, $backorders ) = ProductNames::ODD[ $at ];

		$product              = $this->create( 'simple', $name . $suffix, 'O', $index );
		$product->categories  = array( $category );
		$product->price       = $price;
		$product->status      = $status;
		$product->stock       = $stock;
		$product->stockStatus = $stock_status;
		$product->backorders  = $backorders;
		return $product;
	}

	private function dressed( Product $product, int $index ): Product {
		$brands = array_keys( ProductNames::BRANDS );
		$tags   = array_keys( ProductNames::TAGS );

		$product->brand      = $index % 2 ? $brands[ intdiv( $index, 2 ) % 3 ] : '';
		$product->tags       = array( $tags[ $index % 4 ] );
		$product->image      = $index % Images::COUNT;
		$product->isFeatured = 7 === $index % 20;
		$product->created    = $this->clock->days[0] - $this->random->between( 1, 30 ) * DAY_IN_SECONDS + 10 * HOUR_IN_SECONDS;
		if ( 11 === $index % 12 && ! in_array( 'home', $product->categories, true ) ) {
			$product->categories[] = 'home';
		}
		foreach ( $product->variations as $variation ) {
			$variation->created = $product->created;
			$variation->image   = $product->image;
		}
		return $product;
	}

	/**
	 * @param list<Product> $products
	 * @return non-empty-list<Product>
	 */
	private function bestSellersFirst( array $products ): array {
		$sellable = array();
		foreach ( $products as $product ) {
			foreach ( 'variable' === $product->type ? $product->variations : array( $product ) as $candidate ) {
				if ( 'publish' === $product->status && 'outofstock' !== $candidate->stockStatus && null !== $candidate->price && 'external' !== $product->type ) {
					$sellable[ $this->random->below( 1 << 30 ) * 100000 + count( $sellable ) ] = $candidate;
				}
			}
		}
		ksort( $sellable );
		$sellable = array_values( $sellable );
		assert( array() !== $sellable );
		return $sellable;
	}
}
