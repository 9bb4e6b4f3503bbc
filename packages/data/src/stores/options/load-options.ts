import { dispatch as pageDispatch, select as pageSelect, type DataRegistry } from '@wordpress/data';
import { fetchOptions, toApiError } from '@store-admin/api';
import { optionsStore } from './store';

/**
 * Fetches several options in one request, immediately and in the given order, instead of waiting 100 ms for others. For
 * loaders: a preloaded answer is found only for exactly the list that was preloaded. Options that were requested before
 * are left out. Works with the host's own options store too.
 *
 * @param names    Option names.
 * @param registry The page's registry when left out.
 * @return Settles when the options or their error are in the store.
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
