<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

use RuntimeException;
use wpdb;

/**
 * Runs all steps in order. Orders come before products and customers, because both carry sums over orders.
 */
final class Seeder {

	private const OPTION = 'store_admin_seed';
	private const RANGES = 'store_admin_seed_ranges';

	private const ORDERS_PER_SAVE  = 2000;
	private const NEWEST_WITH_NOTE = 2000;

	private Progress $progress;

	public function __construct( private readonly Arguments $arguments ) {
		$this->progress = new Progress( $arguments->quiet );
	}

	/**
	 * @return int Exit status.
	 */
	public function run(): int {
		$wpdb = $GLOBALS['wpdb'];
		assert( $wpdb instanceof wpdb );
		$database = Database::open( $wpdb );
		$size     = $this->arguments->size;
		if ( 'large' === $size->name && $database->isSqlite() ) {
			throw new RuntimeException(
				'The large seed needs MariaDB or MySQL, and this site uses SQLite. '
				. 'Take --size=medium, or start the site with --db mysql://user:password@host/name.'
			);
		}
		$seeded  = get_option( self::OPTION );
		$ranges  = get_option( self::RANGES );
		$is_done = is_string( $seeded ) && '' !== $seeded;
		if ( $is_done && ! $this->arguments->reset ) {
			$this->progress->say( "Already seeded ({$seeded}). Add --reset to seed again." );
			return 0;
		}
		if ( is_array( $ranges ) ) {
			$this->progress->report( 0, $is_done ? 'removing the old seed' : 'removing an unfinished seed' );
			( new Reset( $database ) )->run( $ranges );
			delete_option( self::OPTION );
		}

		$this->progress->report( 1, 'settings' );
		StoreOptions::apply();
		if ( ! $database->has( 'wc_order_stats' ) ) {
			throw new RuntimeException( 'The tables of the store are missing: neither WooCommerce nor the demo store is active.' );
		}
		// If this run is interrupted, the next one knows which rows to remove.
		update_option( self::RANGES, $database->openRanges(), false );
		$database->connection->begin();
		$this->fill( $database, $size );
		StoreOptions::clearCaches( $database );
		update_option( self::RANGES, $database->ranges(), false );
		update_option( self::OPTION, $size->name, false );
		$this->progress->report( 100, 'done' );
		return 0;
	}

	private function fill( Database $database, Size $size ): void {
		$clock     = new Clock( $this->arguments->now );
		$taxes     = new TaxTable( $database );
		$zones     = new ShippingZones( $database );
		$images    = new Images( $database, $clock );
		$catalogue = new Catalogue( $database, $clock, $size->products );
		$coupons   = new Coupons( $database, $clock );
		$customers = new Customers( $database, $clock, $size );
		$comments  = new Comments( $database, $clock );
		$terms     = new Terms( $database );

		$planner = new OrderPlanner( $database, $clock, $catalogue, $customers, $coupons, $taxes, $zones );
		$this->addOrders( $database, $clock, $planner, $taxes, $comments );

		( new Reviews( $comments, $clock ) )->store( $catalogue, $customers, $size->reviews() );
		$coupons->store();
		$customers->store( $this->progress, 85, 93 );
		( new ProductWriter( $database, $clock, new ProductTerms( $database, $terms ), $images ) )->store( $catalogue, $this->progress, 93, 98 );
		( new AdminNotes( $database, $clock ) )->store();
		$this->progress->report( 98, 'counts' );
		$database->save();
		$terms->count();
		$database->finish();
	}

	private function addOrders( Database $database, Clock $clock, OrderPlanner $planner, TaxTable $taxes, Comments $comments ): void {
		$orders    = new OrderWriter( $database, $clock );
		$items     = new ItemWriter( $database, $taxes );
		$analytics = new AnalyticsWriter( $database, $clock );
		$downloads = new DownloadWriter( $database, $clock );
		$refunds   = new RefundPlanner( $database, $clock );
		$count     = $this->arguments->size->orders;
		$calendar  = new OrderCalendar( $clock, $count );
		$index     = 0;
		foreach ( $calendar->moments() as $moment ) {
			$order  = $planner->order( $moment );
			$refund = $refunds->refund( $order );
			foreach ( array_filter( array( $order, $refund ) ) as $entry ) {
				$orders->add( $entry );
				$items->add( $entry );
				$analytics->add( $entry );
			}
			$downloads->add( $order );
			if ( $index >= $count - self::NEWEST_WITH_NOTE ) {
				$comments->addOrderNotes( $order );
			}
			if ( 0 === ++$index % self::ORDERS_PER_SAVE ) {
				$this->progress->report( 2 + 83 * $index / $count, 'orders' );
				$database->save();
			}
		}
	}
}
