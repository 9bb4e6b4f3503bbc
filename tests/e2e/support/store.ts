import path from 'node:path';
import { startSite } from '../../site/start-site';
import type { RunningSite } from '../../site/start-options';
import { laneFolders } from './lanes';

/** Parts of the sample extension that run in tests which enable none, such as `app-only` for the packages and stores of the host. */
const always = ( process.env[ 'STORE_ADMIN_E2E_PARTS' ] ?? '' ).split( ',' ).filter( Boolean );

/**
 * Starts a store for browser tests.
 *
 * @param dir folder of a store that exists already; without it a new store is made, which `stop()` removes
 */
export function startStore( dir?: string ): Promise< RunningSite > {
	return startSite( {
		...( dir ? { dir } : {} ),
		seed: 'small',
		hasStableFiles: true,
		plugins: [ path.resolve( __dirname, '../../extension' ) ],
	} );
}

/** The store of this lane: jest numbers its worker processes from 1. */
export function joinStore(): Promise< RunningSite > {
	const dir = laneFolders()[ Number( process.env[ 'JEST_WORKER_ID' ] ) - 1 ];
	if ( ! dir ) {
		throw new Error( `No store was started for lane ${ String( process.env[ 'JEST_WORKER_ID' ] ) }.` );
	}
	return startSite( { dir } );
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

/** Resets the store to what each test expects: no extension part runs, no task is hidden, dismissed or visited. */
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
