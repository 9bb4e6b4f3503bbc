import type { RunningSite } from '../site/start-options';

/** Items of a store that filters of reports can name. Each id is of an item with data; '' when the store has none. */
export interface StoreItems {
	readonly products: readonly string[];
	readonly variableProduct: string;
	/** Variations of this product. */
	readonly variations: readonly string[];
	readonly categories: readonly string[];
	readonly coupons: readonly string[];
	readonly taxRates: readonly string[];
	readonly customers: readonly string[];
	readonly country: string;
	/** Ids of an attribute and of one of its terms. */
	readonly attribute: readonly [ string, string ];
	readonly downloads: { readonly product: string; readonly customer: string; readonly order: string; readonly ip: string };
	/** Time zone of the store; '' when it is only an offset. */
	readonly timeZone: string;
	/** Two days of this month or the last one, in order. */
	readonly days: readonly [ string, string ];
	/** A word of a name, for the search box of each kind of report. */
	readonly words: Readonly< Record< 'product' | 'category' | 'coupon' | 'tax' | 'customer', string > >;
}

const FIND = `
global $wpdb;
$p = $wpdb->prefix;
$column = static fn ( string $sql ): array => array_map( 'strval', $wpdb->get_col( $sql ) );
$best = "product_id FROM {$p}wc_order_product_lookup";
$products = $column( "SELECT $best GROUP BY product_id ORDER BY COUNT( * ) DESC, product_id LIMIT 2" );
$variable = (string) $wpdb->get_var( "SELECT $best WHERE variation_id > 0 GROUP BY product_id ORDER BY COUNT( * ) DESC, product_id LIMIT 1" );
$terms = get_terms( array( 'taxonomy' => 'product_cat', 'orderby' => 'count', 'order' => 'DESC', 'number' => 2, 'fields' => 'ids' ) );
$variations = $column( "SELECT variation_id FROM {$p}wc_order_product_lookup WHERE product_id = " . (int) $variable . ' AND variation_id > 0 GROUP BY variation_id ORDER BY COUNT( * ) DESC, variation_id LIMIT 2' );
$attribute = array( '', '' );
foreach ( wc_get_attribute_taxonomies() as $taxonomy ) {
	$value = get_post_meta( (int) ( $variations[0] ?? 0 ), 'attribute_' . wc_attribute_taxonomy_name( $taxonomy->attribute_name ), true );
	$term  = $value ? get_term_by( 'slug', $value, wc_attribute_taxonomy_name( $taxonomy->attribute_name ) ) : false;
	if ( $term ) {
		$attribute = array( (string) $taxonomy->attribute_id, (string) $term->term_id );
		break;
	}
}
$download = $wpdb->get_row( "SELECT p.product_id, p.order_id, p.user_id, l.user_ip_address FROM {$p}wc_download_log l JOIN {$p}woocommerce_downloadable_product_permissions p ON p.permission_id = l.permission_id WHERE l.user_ip_address <> '' ORDER BY p.user_id > 0 DESC, l.download_log_id DESC LIMIT 1" );
$today = current_datetime();
echo wp_json_encode( array(
	'products'        => $products,
	'variableProduct' => $variable,
	'variations'      => $variations,
	'categories'      => array_map( 'strval', $terms ),
	'coupons'         => $column( "SELECT coupon_id FROM {$p}wc_order_coupon_lookup GROUP BY coupon_id ORDER BY COUNT( * ) DESC, coupon_id LIMIT 2" ),
	'taxRates'        => $column( "SELECT tax_rate_id FROM {$p}wc_order_tax_lookup GROUP BY tax_rate_id ORDER BY COUNT( * ) DESC, tax_rate_id LIMIT 2" ),
	'customers'       => $column( "SELECT c.customer_id FROM {$p}wc_customer_lookup c JOIN {$p}wc_order_stats s ON s.customer_id = c.customer_id WHERE c.user_id > 0 GROUP BY c.customer_id ORDER BY COUNT( * ) DESC, c.customer_id LIMIT 2" ),
	'country'         => (string) $wpdb->get_var( "SELECT country FROM {$p}wc_customer_lookup WHERE country <> '' GROUP BY country ORDER BY COUNT( * ) DESC LIMIT 1" ),
	'attribute'       => $attribute,
	'downloads'       => array(
		'product'  => (string) ( $download->product_id ?? '' ),
		'customer' => (string) $wpdb->get_var( "SELECT customer_id FROM {$p}wc_customer_lookup WHERE user_id = " . (int) ( $download->user_id ?? 0 ) ),
		'order'    => (string) ( $download->order_id ?? '' ),
		'ip'       => (string) ( $download->user_ip_address ?? '' ),
	),
	'timeZone'        => get_option( 'timezone_string' ),
	'days'            => array( $today->modify( '-20 days' )->format( 'Y-m-d' ), $today->modify( '-5 days' )->format( 'Y-m-d' ) ),
	'words'           => array(
		'product'  => explode( ' ', get_the_title( (int) ( $products[0] ?? 0 ) ) )[0],
		'category' => (string) ( get_term( $terms[0] ?? 0 )->name ?? '' ),
		'coupon'   => get_the_title( (int) $wpdb->get_var( "SELECT coupon_id FROM {$p}wc_order_coupon_lookup LIMIT 1" ) ),
		'tax'      => (string) $wpdb->get_var( "SELECT tax_rate_name FROM {$p}woocommerce_tax_rates ORDER BY tax_rate_id LIMIT 1" ),
		'customer' => (string) $wpdb->get_var( "SELECT first_name FROM {$p}wc_customer_lookup WHERE first_name <> '' GROUP BY first_name ORDER BY COUNT( * ) DESC LIMIT 1" ),
	),
) );`;

/**
 * Finds items for the filters of reports: those with the most orders.
 *
 * @param site a running store
 */
export async function findItems( site: RunningSite ): Promise< StoreItems > {
	return JSON.parse( await site.runPhp( { code: FIND } ) ) as StoreItems;
}
