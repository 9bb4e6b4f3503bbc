import type { RunningSite } from '../../site/start-options';

/** Hides the set-up list, so that Home looks like after the set-up. */
export async function finishSetup( store: RunningSite ): Promise< void > {
	await store.runPhp( { code: 'update_option( "woocommerce_task_list_hidden_lists", array( "setup" ) );' } );
}

/** Removes the choices that a test made on Home, and restores what it dismissed. */
export async function restoreHome( store: RunningSite ): Promise< void > {
	await store.runPhp( {
		code: `
			global $wpdb;
			$wpdb->query( "UPDATE {$wpdb->prefix}wc_admin_notes SET is_deleted = 0, status = 'unactioned' WHERE status <> 'snoozed'" );
			$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_admin_note_actions WHERE note_id IN ( SELECT note_id FROM {$wpdb->prefix}wc_admin_notes WHERE name LIKE 'browser-test%' )" );
			$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_admin_notes WHERE name LIKE 'browser-test%'" );
			foreach ( array( 'homepage_layout', 'homepage_stats', 'task_list_tracked_started_tasks' ) as $name ) {
				delete_metadata( 'user', 0, 'woocommerce_admin_' . $name, '', true );
			}
			foreach ( array( 'completed_lists', 'hidden_lists', 'keep_completed' ) as $name ) {
				delete_option( 'woocommerce_task_list_' . $name );
			}
			delete_option( 'woocommerce_ces_shown_for_actions' );
			delete_option( 'woocommerce_default_homepage_layout' );`,
	} );
}

/** Reads a meta value of the administrator from the database; '' when there is none. */
export async function readUserMeta( store: RunningSite, name: string ): Promise< string > {
	return store.runPhp( { code: 'echo get_user_meta( 1, $args[0], true );' }, [ name ] );
}

/** Reads the first row of a query from the database. */
export async function readRow( store: RunningSite, sql: string ): Promise< Record< string, string > | null > {
	const code = 'global $wpdb; echo wp_json_encode( $wpdb->get_row( str_replace( "{prefix}", $wpdb->prefix, $args[0] ), ARRAY_A ) );';
	return JSON.parse( await store.runPhp( { code }, [ sql ] ) );
}
