<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * Permissions for the downloads of paid orders, and the log of who fetched what.
 */
final class DownloadWriter {

	public const LIMIT       = 5;
	public const DAYS        = 90;
	private const DOWNLOADED = 0.6;

	private Sheet $permissions;
	private Sheet $log;
	private Random $random;

	public function __construct( private readonly Database $database, private readonly Clock $clock ) {
		$this->permissions = $database->sheet( 'woocommerce_downloadable_product_permissions' );
		$this->log         = $database->sheet( 'wc_download_log' );
		$this->random      = new Random( 'downloads' );
	}

	public function add( Order $order ): void {
		if ( null === $order->paid || 'refunded' === $order->status ) {
			return;
		}
		$granted = array();
		foreach ( $order->lines as $line ) {
			if ( $line->product->isDownload && ! isset( $granted[ $line->product->id ] ) ) {
				$granted[ $line->product->id ] = true;
				$this->grant( $order, $line->product, $order->paid );
			}
		}
	}

	private function grant( Order $order, Product $product, int $paid ): void {
		$id    = $this->database->nextId( 'woocommerce_downloadable_product_permissions' );
		$count = $this->random->chance( self::DOWNLOADED ) ? $this->random->between( 1, 2 ) : 0;
		$this->permissions->add(
			array(
				'permission_id'       => $id,
				'download_id'         => $product->downloadId,
				'product_id'          => $product->id,
				'order_id'            => $order->id,
				'order_key'           => $order->key,
				'user_email'          => $order->buyer->email,
				'user_id'             => 0 === $order->userId ? null : $order->userId,
				'downloads_remaining' => (string) ( self::LIMIT - $count ),
				'access_granted'      => $this->clock->local( $paid ),
				'access_expires'      => substr( $this->clock->local( $paid + self::DAYS * DAY_IN_SECONDS ), 0, 10 ) . ' 00:00:00',
				'download_count'      => $count,
			)
		);
		for ( ; $count > 0; $count-- ) {
			$this->log->add(
				array(
					'download_log_id' => $this->database->nextId( 'wc_download_log' ),
					'timestamp'       => $this->clock->gmt( $this->clock->within( $this->random, $paid, $paid + 7 * DAY_IN_SECONDS ) ),
					'permission_id'   => $id,
					'user_id'         => 0 === $order->userId ? null : $order->userId,
					'user_ip_address' => '198.51.100.' . $this->random->between( 1, 254 ),
				)
			);
		}
	}
}
