import { loadTaskLists } from '@store-admin/data';

/** Milliseconds. Lists that came with the page take less; for others the screen shows its skeleton. */
const PATIENCE = 150;

/** Scripts of extensions that come after ours may still add tasks. */
function documentEnd(): Promise< void > {
	return new Promise( ( resolve ) => {
		if ( document.readyState === 'loading' ) {
			document.addEventListener( 'DOMContentLoaded', () => resolve(), { once: true } );
		} else {
			resolve();
		}
	} );
}

/**
 * Reads what Home shows first while its code is on the way, so that no skeleton flashes by and nothing jumps.
 *
 * @return Settles when the lists are there, or when waiting for them would hold up the screen.
 */
export function startHome(): Promise< void > {
	const patience = new Promise< void >( ( resolve ) => setTimeout( resolve, PATIENCE ) );
	return Promise.race( [ documentEnd().then( () => loadTaskLists() ), patience ] );
}
