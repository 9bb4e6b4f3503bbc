import path from 'node:path';
import { startSite } from '../../site/start-site';
import type { RunningSite } from '../../site/start-options';

const FOLDER = 'STORE_ADMIN_E2E_DIR';

/** Parts of the sample extension that run in every test that chooses none, such as `app-only` for the host's own packages and stores. */
const always = ( process.env[ 'STORE_ADMIN_E2E_PARTS' ] ?? '' ).split( ',' ).filter( Boolean );

/** Starts a store for this run, or joins the one in the folder that STORE_ADMIN_E2E_DIR names (which is then left running). */
export async function startStore(): Promise< RunningSite > {
	const dir = process.env[ FOLDER ];
	const store = await startSite( {
		...( dir ? { dir } : {} ),
		seed: 'small',
		plugins: [ path.resolve( __dirname, '../../extension' ) ],
	} );
	process.env[ FOLDER ] = store.dir;
	return store;
}

/** The store that the run started. */
export function joinStore(): Promise< RunningSite > {
	return startSite( { dir: String( process.env[ FOLDER ] ) } );
}

/** Sets options of the store as a database would hold them; `null` deletes one. */
export async function setOptions( store: RunningSite, options: Record< string, unknown > ): Promise< void > {
	await store.runPhp(
		{ code: 'foreach ( $args[0] as $name => $value ) { null === $value ? delete_option( $name ) : update_option( $name, $value ); }' },
		[ options ]
	);
}

/** Reads an option straight from the database. */
export async function readOption( store: RunningSite, name: string ): Promise< unknown > {
	return JSON.parse( await store.runPhp( { code: 'echo wp_json_encode( get_option( $args[0] ) );' }, [ name ] ) );
}

/** Puts the store back to what each test expects: no extension part runs, no task is hidden, dismissed or visited. */
export function resetStore( store: RunningSite ): Promise< void > {
	return setOptions( store, {
		sample_extension_parts: always,
		sample_extension_rest: null,
		sample_task_done: null,
		woocommerce_task_list_hidden_lists: null,
		woocommerce_task_list_dismissed_tasks: null,
		woocommerce_task_list_remind_me_later_tasks: null,
		woocommerce_task_list_tracked_completed_actions: null,
		woocommerce_admin_transient_notices_queue: null,
	} );
}
