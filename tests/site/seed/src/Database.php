<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

use mysqli;
use RuntimeException;
use wpdb;

/**
 * The host's tables by their names without prefix: sheets to write to, and the next free id of each.
 */
final class Database {

	/** Column that numbers the rows, where it is not `id`. */
	private const ID_COLUMNS = array(
		'posts'                                       => 'ID',
		'postmeta'                                    => 'meta_id',
		'users'                                       => 'ID',
		'usermeta'                                    => 'umeta_id',
		'terms'                                       => 'term_id',
		'term_taxonomy'                               => 'term_taxonomy_id',
		'comments'                                    => 'comment_ID',
		'woocommerce_attribute_taxonomies'            => 'attribute_id',
		'woocommerce_order_items'                     => 'order_item_id',
		'woocommerce_downloadable_product_permissions' => 'permission_id',
		'woocommerce_tax_rates'                       => 'tax_rate_id',
		'woocommerce_shipping_zones'                  => 'zone_id',
		'woocommerce_shipping_zone_methods'           => 'instance_id',
		'wc_customer_lookup'                          => 'customer_id',
		'wc_admin_notes'                              => 'note_id',
		'wc_admin_note_actions'                       => 'action_id',
		'wc_download_log'                             => 'download_log_id',
	);

	/** @var list<Sheet> */
	private array $sheets = array();

	/** @var array<string, array{int, int}> First and next id of each table. */
	private array $ids = array();

	/** @var array<string, mixed> */
	private array $options = array();

	public function __construct( public readonly Connection $connection, private readonly string $prefix ) {
	}

	public static function open( wpdb $wpdb ): self {
		$link = $wpdb->dbh;
		if ( $link instanceof mysqli ) {
			return new self( new MysqlConnection( $link ), $wpdb->prefix );
		}
		if ( defined( 'FQDB' ) ) {
			return new self( new SqliteConnection( (string) constant( 'FQDB' ) ), $wpdb->prefix );
		}
		throw new RuntimeException( 'The site uses neither MySQL nor the SQLite integration.' );
	}

	public function isSqlite(): bool {
		return $this->connection instanceof SqliteConnection;
	}

	public function has( string $table ): bool {
		return null !== $this->connection->columns( $this->prefix . $table );
	}

	public function table( string $table ): string {
		return $this->prefix . $table;
	}

	/**
	 * A sheet of rows for a table. Each kind of row needs a sheet of its own.
	 */
	public function sheet( string $table ): Sheet {
		$name           = $this->prefix . $table;
		$sheet          = new Sheet( $this->connection, $name, $this->connection->columns( $name ) );
		$this->sheets[] = $sheet;
		return $sheet;
	}

	public function nextId( string $table ): int {
		if ( ! isset( $this->ids[ $table ] ) ) {
			$first               = $this->highestId( $table ) + 1;
			$this->ids[ $table ] = array( $first, $first );
		}
		return $this->ids[ $table ][1]++;
	}

	/**
	 * The beginning of ranges(), without an end, for a seed that is interrupted.
	 *
	 * @return array<string, array{int, int}>
	 */
	public function openRanges(): array {
		$ranges = array();
		foreach ( array_keys( self::ID_COLUMNS ) as $table ) {
			$ranges[ $table ] = array( $this->highestId( $table ) + 1, PHP_INT_MAX );
		}
		return $ranges;
	}

	/**
	 * First and last id given out, per table.
	 *
	 * @return array<string, array{int, int}>
	 */
	public function ranges(): array {
		return array_map( static fn ( array $pair ): array => array( $pair[0], $pair[1] - 1 ), $this->ids );
	}

	/**
	 * Writes the rows of the sheets, and starts the next transaction.
	 */
	public function save(): void {
		foreach ( $this->sheets as $sheet ) {
			$sheet->flush();
		}
		$this->connection->commit();
		$this->connection->begin();
	}

	/**
	 * Sets an option after all rows were written, because WordPress may use another connection, which would wait for
	 * ours.
	 */
	public function setOption( string $name, mixed $value ): void {
		$this->options[ $name ] = $value;
	}

	public function finish(): void {
		foreach ( $this->sheets as $sheet ) {
			$sheet->flush();
		}
		$this->connection->commit();
		foreach ( $this->options as $name => $value ) {
			update_option( $name, $value );
		}
	}

	private function highestId( string $table ): int {
		// Orders get their numbers from the posts table.
		$sources = 'posts' === $table ? array( 'posts', 'wc_orders', 'wc_order_stats' ) : array( $table );
		$highest = 0;
		foreach ( $sources as $source ) {
			if ( $this->has( $source ) ) {
				$column  = 'wc_order_stats' === $source ? 'order_id' : ( self::ID_COLUMNS[ $source ] ?? 'id' );
				$rows    = $this->connection->select( "SELECT MAX({$column}) AS highest FROM {$this->prefix}{$source}" );
				$highest = max( $highest, (int) $rows[0]['highest'] );
			}
		}
		return $highest;
	}
}
