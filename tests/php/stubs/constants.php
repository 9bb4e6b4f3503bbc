<?php
/**
 * Constants of WordPress that its stubs leave out; read by PHPStan only.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

define( 'WP_LANG_DIR', '' );
define( 'WP_PLUGIN_DIR', '' );
define( 'HOUR_IN_SECONDS', 3600 );
