<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * Words of the catalogue. Prices are whole cents.
 */
final class ProductNames {

	/** Slug => name, slug of the parent. */
	public const CATEGORIES = array(
		'uncategorized' => array( 'Uncategorized', '' ),
		'clothing'      => array( 'Clothing', '' ),
		't-shirts'      => array( 'T-Shirts', 'clothing' ),
		'hoodies'       => array( 'Hoodies', 'clothing' ),
		'accessories'   => array( 'Accessories', 'clothing' ),
		'home'          => array( 'Home', '' ),
		'kitchen'       => array( 'Kitchen', 'home' ),
		'lighting'      => array( 'Lighting', 'home' ),
		'outdoor'       => array( 'Outdoor', '' ),
		'camping'       => array( 'Camping', 'outdoor' ),
		'cycling'       => array( 'Cycling', 'outdoor' ),
		'music'         => array( 'Music', '' ),
		'books'         => array( 'Books', '' ),
	);

	public const BRANDS = array(
		'northlight'   => 'Northlight',
		'harbor-pine'  => 'Harbor & Pine',
		'cobalt-works' => 'Cobalt Works',
	);

	public const TAGS = array(
		'new'  => 'new',
		'sale' => 'sale',
		'gift' => 'gift',
		'eco'  => 'eco',
	);

	/** Attribute slug => label, terms by slug. */
	public const ATTRIBUTES = array(
		'color' => array( 'Color', array( 'black' => 'Black', 'blue' => 'Blue', 'red' => 'Red' ) ),
		'size'  => array( 'Size', array( 's' => 'S', 'm' => 'M', 'l' => 'L' ) ),
	);

	/** Name, category, price. */
	public const SIMPLE = array(
		array( 'Ceramic Mug', 'kitchen', 1200 ),
		array( 'French Press', 'kitchen', 3450 ),
		array( 'Chef Knife', 'kitchen', 6715 ),
		array( 'Cutting Board', 'kitchen', 2800 ),
		array( 'Linen Apron', 'kitchen', 2650 ),
		array( 'Desk Lamp', 'lighting', 4900 ),
		array( 'Floor Lamp', 'lighting', 12900 ),
		array( 'String Lights', 'lighting', 1995 ),
		array( 'Beeswax Candle', 'lighting', 1450 ),
		array( 'Two-person Tent', 'camping', 21900 ),
		array( 'Sleeping Bag', 'camping', 9500 ),
		array( 'Camp Stove', 'camping', 5475 ),
		array( 'Folding Chair', 'camping', 3900 ),
		array( 'Water Filter', 'camping', 4250 ),
		array( 'Bike Bell', 'cycling', 995 ),
		array( 'Frame Bag', 'cycling', 4800 ),
		array( 'Chain Lube', 'cycling', 930 ),
		array( 'Multi-tool', 'cycling', 2600 ),
		array( 'Commuter Helmet', 'cycling', 7400 ),
		array( 'Wool Scarf', 'accessories', 3200 ),
		array( 'Canvas Tote', 'accessories', 1800 ),
		array( 'Leather Belt', 'accessories', 4500 ),
		array( 'Rain Hat', 'accessories', 2450 ),
		array( 'Enamel Pin', 'accessories', 650 ),
		array( 'Pocket Notebook', 'books', 750 ),
		array( 'Picnic Blanket', 'outdoor', 3600 ),
		array( 'Trail Guide', 'books', 1990 ),
		array( 'Steel Bottle', 'outdoor', 2200 ),
		array( 'Atlas of Rivers', 'books', 3850 ),
		array( 'Vinyl Cleaner', 'music', 1650 ),
		array( 'Kalimba', 'music', 5200 ),
		array( 'Wool Throw', 'home', 8900 ),
	);

	/** Name, category, price, terms of size; colours are always all. */
	public const VARIABLE = array(
		array( 'Logo T-Shirt', 't-shirts', 2200, array( 's', 'm', 'l' ) ),
		array( 'Striped T-Shirt', 't-shirts', 2600, array( 's', 'm', 'l' ) ),
		array( 'Pocket T-Shirt', 't-shirts', 2400, array( 'm', 'l' ) ),
		array( 'Zip Hoodie', 'hoodies', 5900, array( 's', 'm', 'l' ) ),
		array( 'Fleece Hoodie', 'hoodies', 6400, array( 'm', 'l' ) ),
		array( 'Rain Jacket', 'clothing', 11200, array( 'm', 'l' ) ),
		array( 'Merino Socks', 'accessories', 1600, array( 's', 'l' ) ),
		array( 'Hiking Shorts', 'clothing', 4800, array() ),
		array( 'Beanie', 'accessories', 1900, array() ),
		array( 'Cycling Gloves', 'cycling', 3300, array() ),
	);

	/** Name, category, price. */
	public const DOWNLOADS = array(
		array( 'Ambient Album', 'music', 900 ),
		array( 'Field Recordings', 'music', 700 ),
		array( 'Knot Handbook', 'books', 1200 ),
		array( 'Bread Recipes', 'books', 990 ),
		array( 'Trail Planner PDF', 'books', 600 ),
		array( 'Sewing Pattern', 'books', 850 ),
		array( 'Wallpaper Bundle', 'home', 450 ),
	);

	/** Name, category, indexes of the simple products in it. */
	public const GROUPED = array(
		array( 'Kitchen Starter Set', 'kitchen', array( 0, 1, 2, 3 ) ),
		array( 'Camping Bundle', 'camping', array( 9, 10, 11 ) ),
		array( 'Commuter Kit', 'cycling', array( 14, 17, 18 ) ),
	);

	/** Name, category, price. */
	public const EXTERNAL = array(
		array( 'Partner Road Bike', 'cycling', 129900 ),
		array( 'Partner Turntable', 'music', 24900 ),
		array( 'Partner Espresso Machine', 'kitchen', 54900 ),
	);

	/** Name, category, price, post status, stock, stock status, backorders. */
	public const ODD = array(
		array( 'Prototype Lantern', 'lighting', 4400, 'draft', 12, 'instock', 'no' ),
		array( 'Wholesale Crate', 'home', 15000, 'private', 30, 'instock', 'no' ),
		array( 'Spring Preview Tote', 'accessories', 2100, 'pending', 8, 'instock', 'no' ),
		array( 'Copper Kettle', 'kitchen', 7900, 'publish', 0, 'outofstock', 'no' ),
		array( 'Walnut Stool', 'home', 9800, 'publish', -3, 'onbackorder', 'notify' ),
	);

	public static function term( string $slug ): string {
		foreach ( self::ATTRIBUTES as list( , $terms ) ) {
			if ( isset( $terms[ $slug ] ) ) {
				return $terms[ $slug ];
			}
		}
		return $slug;
	}
}
