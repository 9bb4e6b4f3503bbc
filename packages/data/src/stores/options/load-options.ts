import { dispatch as pageDispatch, select as pageSelect, type DataRegistry } from '@wordpress/data';
import { fetchOptions, toApiError } from '@store-admin/api';
import { optionsStore } from './store';

/**
 * Asks for several options in one request at once, in the given order, without the 100 ms in which others may join.
 * For loaders: what the server preloaded for a page is found only by exactly the list that was preloaded. Options
 * that were asked for already are left out. Works with the host's own options store, too.
 *
 * @param names    Option names.
 * @param registry The page's registry when left out.
 * @return Settles when the options are in the store, or their failure is.
 */
export async function loadOptions( names: readonly string[], registry?: DataRegistry ): Promise< void > {
	const { hasStartedResolution } = registry ? registry.select( optionsStore ) : pageSelect( optionsStore );
	const missing = names.filter( ( name ) => ! hasStartedResolution( 'getOption', [ name ] ) );
	if ( missing.length === 0 ) {
		return;
	}
	const actions = registry ? registry.dispatch( optionsStore ) : pageDispatch( optionsStore );
	const args = missing.map( ( name ) => [ name ] );
	await actions.startResolutions( 'getOption', args );
	try {
		const answer = await fetchOptions( missing );
		await actions.receiveOptions( answer );
		await actions.finishResolutions( 'getOption', args );
	} catch ( thrown ) {
		const error = toApiError( thrown );
		await Promise.all( args.map( async ( list ) => actions.failResolution( 'getOption', list, error ) ) );
	}
}
