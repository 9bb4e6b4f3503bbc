import { readFile, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunningSite } from './start-options';

const INSTALL = `
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
global $wpdb;
foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) {
	$wpdb->$table = $name;
}
install_network();
$made = populate_network( 1, $args[0], get_option( 'admin_email' ), 'Network', '/', false );
if ( is_wp_error( $made ) && 'no_wildcard_dns' !== $made->get_error_code() ) {
	throw new Exception( $made->get_error_message() );
}
`;

const ADD_SITE = `
require_once ABSPATH . 'wp-admin/includes/plugin.php';
$site = wpmu_create_blog( $args[0], $args[1], 'Second store', 1 );
if ( is_wp_error( $site ) ) {
	throw new Exception( $site->get_error_message() );
}
$plugins = get_option( 'active_plugins' );
// The host comes first, because our plugin requires it and WordPress sorts plugins by name.
usort( $plugins, static fn( string $one, string $other ): int => str_starts_with( $other, 'woocommerce/' ) <=> str_starts_with( $one, 'woocommerce/' ) );
switch_to_blog( $site );
update_option( 'permalink_structure', '/%postname%/' );
foreach ( $plugins as $plugin ) {
	$active = activate_plugin( $plugin );
	if ( is_wp_error( $active ) ) {
		throw new Exception( $active->get_error_message() );
	}
}
do_action( 'init' );
`;

/**
 * Turns a store into a network with a second site in a sub-folder.
 *
 * @param store  A store that only this test uses.
 * @param folder Name of the second site.
 * @return Address of the second site, without a slash at the end.
 */
export async function makeNetwork( store: RunningSite, folder: string ): Promise< string > {
	const { host } = new URL( store.url );
	await store.runPhp( { code: INSTALL }, [ host ] );
	const file = path.join( store.wordpressDir, 'wp-config.php' );
	const constants = `define( 'MULTISITE', true );
define( 'SUBDOMAIN_INSTALL', false );
define( 'DOMAIN_CURRENT_SITE', '${ host }' );
define( 'PATH_CURRENT_SITE', '/' );
define( 'SITE_ID_CURRENT_SITE', 1 );
define( 'BLOG_ID_CURRENT_SITE', 1 );`;
	// A constant would give all sites the address of the first one.
	const config = ( await readFile( file, 'utf8' ) ).replace( /^define\( 'WP_(HOME|SITEURL)'.*\n/gm, '' );
	await writeFile( file, config.replace( '<?php\n', `<?php\n${ constants }\n` ) );
	// PHP compares compiled files by whole seconds.
	const later = Date.now() / 1000 + 5;
	await utimes( file, later, later );
	// Does what the rewrite rules of a web server do on a network: /second/wp-admin/ is /wp-admin/.
	await symlink( store.wordpressDir, path.join( store.wordpressDir, folder ) );
	await store.runPhp( { code: ADD_SITE }, [ host, `/${ folder }/` ] );
	return `${ store.url }/${ folder }`;
}
