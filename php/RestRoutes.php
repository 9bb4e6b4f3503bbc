<?php
/**
 * The REST routes of the plugin.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin;

use StoreAdmin\Admin\CurrencyRoute;
use StoreAdmin\Admin\ProfileProperties;
use StoreAdmin\Admin\SettingNamesRoute;
use StoreAdmin\History\HistoryRoutes;
use StoreAdmin\Marketplace\LastAnswerRoute;
use WP_REST_Server;

/**
 * Adds routes and filters when a request needs them, as newer hosts do, so that all other REST requests load no file of ours.
 */
final class RestRoutes {

	/**
	 * The server that has the routes.
	 *
	 * @var WP_REST_Server|null
	 */
	private static ?WP_REST_Server $server = null;

	/**
	 * Adds the routes, once per server. Runs before a route is searched.
	 *
	 * @param WP_REST_Server $server Server.
	 */
	public static function add( WP_REST_Server $server ): void {
		if ( self::$server !== $server ) {
			self::$server = $server;
			HistoryRoutes::register();
			CurrencyRoute::register();
			ProfileProperties::register();
			SettingNamesRoute::register();
			LastAnswerRoute::register();
			Plugin::add_shared_hooks();
		}
	}
}
