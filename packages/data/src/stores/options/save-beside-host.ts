import type { useRegistry } from '@wordpress/data';
import { saveOptions, toApiError, type Options } from '@store-admin/api';
import { optionsStore } from './store';

/**
 * Shows the values in the host's own store and saves them; shows the old ones again when they are not saved. The store's own action takes
 * every answer for success, and waits for ever for one that does not come.
 */
export async function saveBesideHost( registry: ReturnType< typeof useRegistry >, values: Options ): Promise< void > {
	const { getOption, hasFinishedResolution } = registry.select( optionsStore );
	const { receiveOptions } = registry.dispatch( optionsStore );
	// Reading one that nobody shows would send a request.
	const shown = Object.keys( values ).filter( ( name ) => hasFinishedResolution( 'getOption', [ name ] ) );
	const before = Object.fromEntries( shown.map( ( name ) => [ name, getOption( name ) ] ) );
	await receiveOptions( values );
	try {
		await saveOptions( values );
	} catch ( thrown ) {
		// A later change may have been shown meanwhile; it stays.
		const unsaved = Object.entries( before ).filter( ( [ name ] ) => getOption( name ) === values[ name ] );
		await receiveOptions( Object.fromEntries( unsaved ) );
		throw toApiError( thrown );
	}
}
