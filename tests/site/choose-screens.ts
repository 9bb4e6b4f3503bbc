import type { RunningSite } from './start-options';

/** Switches the administrator to the original screens of the host, or back to ours. */
export async function chooseScreens( site: RunningSite, screens: 'host' | 'ours' ): Promise< void > {
	const code =
		'"host" === $args[0] ? update_user_option( 1, "store_admin_original_screen", "yes" ) : delete_user_option( 1, "store_admin_original_screen" );';
	await site.runPhp( { code }, [ screens ] );
}
