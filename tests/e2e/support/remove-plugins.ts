import type { RunningSite } from '../../site/start-options';

const REMOVE = `require_once ABSPATH . 'wp-admin/includes/plugin.php';
require_once ABSPATH . 'wp-admin/includes/file.php';
foreach ( get_plugins() as $file => $about ) {
	if ( in_array( dirname( $file ), $args[0], true ) ) {
		deactivate_plugins( $file );
		delete_plugins( array( $file ) );
	}
}
$active = array_filter( get_option( 'active_plugins' ), fn( $file ) => ! in_array( dirname( $file ), $args[0], true ) );
update_option( 'active_plugins', array_values( $active ) );`;

/** Removes plugins from the store, so that a test can install them. */
export async function removePlugins( store: RunningSite, slugs: readonly string[] ): Promise< void > {
	await store.runPhp( { code: REMOVE }, [ slugs ] );
}
