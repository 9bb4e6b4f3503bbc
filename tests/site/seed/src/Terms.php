<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * Terms by taxonomy and slug, made when missing, and the products that have them.
 */
final class Terms {

	private Sheet $terms;
	private Sheet $taxonomies;
	private Sheet $meta;
	private Sheet $relations;

	/** @var array<string, array{term: int, row: int}> By taxonomy and slug. */
	private array $known = array();

	/** @var array<int, int> Published posts by term taxonomy id. */
	private array $counts = array();

	/** @var array<int, int> Term by term taxonomy id. */
	private array $categories = array();

	public function __construct( private readonly Database $database ) {
		$this->terms      = $database->sheet( 'terms' );
		$this->taxonomies = $database->sheet( 'term_taxonomy' );
		$this->meta       = $database->sheet( 'termmeta' );
		$this->relations  = $database->sheet( 'term_relationships' );
	}

	/**
	 * The id of a term, which is made when there is none.
	 */
	public function ensure( string $taxonomy, string $name, string $slug, int $parent = 0 ): int {
		$key = $taxonomy . '|' . $slug;
		if ( ! isset( $this->known[ $key ] ) ) {
			$this->known[ $key ] = $this->existing( $taxonomy, $slug ) ?? $this->create( $taxonomy, $name, $slug, $parent );
			if ( 'product_cat' === $taxonomy ) {
				$this->categories[ $this->known[ $key ]['row'] ] = $this->known[ $key ]['term'];
			}
		}
		return $this->known[ $key ]['term'];
	}

	public function relate( int $post_id, string $taxonomy, string $slug, bool $counts ): void {
		$row = $this->known[ $taxonomy . '|' . $slug ]['row'];
		$this->relations->add(
			array(
				'object_id'        => $post_id,
				'term_taxonomy_id' => $row,
				'term_order'       => 0,
			)
		);
		$this->counts[ $row ] = ( $this->counts[ $row ] ?? 0 ) + (int) $counts;
	}

	/**
	 * Brings the counts of all used terms up to date. Call after the sheets were written.
	 */
	public function count(): void {
		$table = $this->database->table( 'term_taxonomy' );
		foreach ( $this->counts as $row => $count ) {
			if ( $count > 0 ) {
				$this->database->connection->execute( "UPDATE {$table} SET count = count + {$count} WHERE term_taxonomy_id = {$row}" );
			}
			if ( isset( $this->categories[ $row ] ) ) {
				$this->meta->add(
					array(
						'term_id'    => $this->categories[ $row ],
						'meta_key'   => 'product_count_product_cat',
						'meta_value' => (string) $count,
					)
				);
			}
		}
	}

	/**
	 * @return array{term: int, row: int}|null
	 */
	private function existing( string $taxonomy, string $slug ): ?array {
		$connection = $this->database->connection;
		$rows       = $connection->select(
			'SELECT t.term_id AS term, x.term_taxonomy_id AS tax_row FROM ' . $this->database->table( 'terms' ) . ' t'
			. ' JOIN ' . $this->database->table( 'term_taxonomy' ) . ' x ON x.term_id = t.term_id'
			. ' WHERE x.taxonomy = ' . $connection->quote( $taxonomy ) . ' AND t.slug = ' . $connection->quote( $slug )
		);
		return array() === $rows ? null : array(
			'term' => (int) $rows[0]['term'],
			'row'  => (int) $rows[0]['tax_row'],
		);
	}

	/**
	 * @return array{term: int, row: int}
	 */
	private function create( string $taxonomy, string $name, string $slug, int $parent ): array {
		$ids = array(
			'term' => $this->database->nextId( 'terms' ),
			'row'  => $this->database->nextId( 'term_taxonomy' ),
		);
		$this->terms->add(
			array(
				'term_id'    => $ids['term'],
				'name'       => esc_html( $name ),
				'slug'       => $slug,
				'term_group' => 0,
			)
		);
		$this->taxonomies->add(
			array(
				'term_taxonomy_id' => $ids['row'],
				'term_id'          => $ids['term'],
				'taxonomy'         => $taxonomy,
				'description'      => '',
				'parent'           => $parent,
				'count'            => 0,
			)
		);
		$this->meta->add(
			array(
				'term_id'    => $ids['term'],
				'meta_key'   => 'order',
				'meta_value' => '0',
			)
		);
		return $ids;
	}
}
