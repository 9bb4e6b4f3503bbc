<?php
/**
 * Routes that add the first products of a store.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Data\JsonFile;
use DemoStore\Data\ProductWriter;
use WP_Error;
use WP_REST_Request;

/** Imports sample products from a data file and makes drafts from templates. */
final class SampleProductsController extends Controller {

	private const TASKS = 'wc-admin/onboarding/tasks';

	/** Option that is `failed` when every import should fail, as it does without a connection. */
	private const SOURCE = 'demo_store_sample_products';

	/** Meta of a draft by the name of its template; the name is the product type, unless the meta has one. */
	private const TEMPLATES = array(
		'physical' => array( 'simple', array() ),
		'digital'  => array(
			'simple',
			array(
				'virtual'      => 'yes',
				'downloadable' => 'yes',
			),
		),
		'variable' => array( 'variable', array() ),
		'grouped'  => array( 'grouped', array() ),
		'external' => array( 'external', array() ),
	);

	/** Registers the routes. */
	public function register(): void {
		$create = Access::needs( 'edit_products', 'create' );
		$this->route(
			self::TASKS . '/create_product_from_template',
			$this->endpoint(
				self::POST,
				array( $this, 'from_template' ),
				$create,
				array(
					'template_name' => array(
						'type'     => 'string',
						'required' => true,
					),
				)
			)
		);
		$this->route( self::TASKS . '/import_sample_products', $this->endpoint( self::POST, array( $this, 'import' ), $create ) );
		$this->route( 'wc-admin/onboarding/products', $this->endpoint( self::POST, array( $this, 'import_quietly' ), Access::needs( 'manage_woocommerce', 'update', __( 'You may not create products.', 'woocommerce' ) ) ) );
	}

	/** @return array{id: int}|WP_Error */
	public function from_template( WP_REST_Request $request ): array|WP_Error {
		$template = self::TEMPLATES[ (string) $request['template_name'] ] ?? null;
		if ( ! $template ) {
			return $this->error( 'woocommerce_rest_product_creation_error', __( 'No product was made from the template.', 'woocommerce' ), 500 );
		}
		$draft = array(
			'title'  => 'AUTO-DRAFT',
			'status' => 'auto-draft',
			'type'   => $template[0],
		);
		return array( 'id' => ProductWriter::insert( $draft, $template[1] ) );
	}

	/**
	 * Imports the samples; those that are there already are skipped.
	 *
	 * @return array<string, list<mixed>>
	 */
	public function import(): array {
		$result = array_fill_keys( array( 'imported', 'imported_variations', 'failed', 'updated', 'skipped' ), array() );
		foreach ( JsonFile::read( 'sample-products' ) as $sample ) {
			if ( ProductWriter::id_of_sku( $sample['sku'] ) > 0 ) {
				$result['skipped'][] = self::problem( $sample, __( 'Another product has this SKU.', 'woocommerce' ) );
			} elseif ( 'failed' === get_option( self::SOURCE ) ) {
				$result['failed'][] = self::problem( $sample, __( 'The picture did not arrive.', 'woocommerce' ) );
			} else {
				$result['imported'][] = self::add( $sample );
			}
		}
		return $result;
	}

	/** @return array{success: bool} */
	public function import_quietly(): array {
		$this->import();
		return array( 'success' => true );
	}

	/** @param array{title: string, sku: string, price: string, text: string} $sample Sample. */
	private static function add( array $sample ): int {
		return ProductWriter::insert(
			array(
				'title'  => $sample['title'],
				'status' => 'publish',
				'type'   => 'simple',
				'text'   => $sample['text'],
			),
			array(
				'sku'           => $sample['sku'],
				'regular_price' => $sample['price'],
			)
		);
	}

	/**
	 * @param array<string, string> $sample Sample.
	 * @return array<string, mixed>
	 */
	private static function problem( array $sample, string $message ): array {
		$code = 'woocommerce_product_importer_error';
		return array(
			'errors'     => array( $code => array( $message ) ),
			'error_data' => array( $code => array( 'row' => "{$sample['title']}, SKU {$sample['sku']}" ) ),
		);
	}
}
