<?php
/**
 * Tasks that not every host has.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Settings;

/**
 * The option demo_store_older_tasks lists ids of tasks that older hosts, or those with other features, have in the set-up list.
 * With payments in it, that task has a screen of its own as it had then.
 */
final class OlderTasks {

	private const OPTION = 'demo_store_older_tasks';

	private const NAMES = array(
		'store_details'        => 'StoreDetails',
		'appearance'           => 'Appearance',
		'woocommerce-payments' => 'WooCommercePayments',
		'purchase'             => 'Purchase',
	);

	/**
	 * Names of their classes.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_values( array_intersect_key( self::NAMES, array_flip( Options::list( self::OPTION ) ) ) );
	}

	/** Whether the store has one of them. */
	public static function has( string $id ): bool {
		return in_array( $id, Options::list( self::OPTION ), true );
	}
}
