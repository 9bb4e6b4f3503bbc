import { ApiError } from '../core/api-error';
import { isObject } from '../core/is-object';
import { toApiError } from '../core/to-api-error';

/** Code of an error that the host's own store threw, which does not say where an installation stopped. */
const PLUGINS_REFUSED = 'plugins_refused';

/** The reasons by directory name, each as one text. */
function reasonsOf( data: unknown ): Record< string, string > {
	const entries = isObject( data ) ? Object.entries( data ) : [];
	return Object.fromEntries(
		entries.map( ( [ slug, reasons ] ) => [
			slug,
			[ reasons ]
				.flat()
				.filter( ( one ) => typeof one === 'string' )
				.join( ' ' ),
		] )
	);
}

/**
 * Turns what an installation or activation of plugins threw into an ApiError with one entry in `fieldErrors` per refused plugin.
 *
 * @param thrown An ApiError of this package is returned unchanged. The host's own store throws an Error whose `data` has lists of
 *               reasons by the plugin's directory name, and neither a code nor a status.
 */
export function toPluginError( thrown: unknown ): ApiError {
	if ( thrown instanceof ApiError || ! ( thrown instanceof Error ) || ! ( 'data' in thrown ) ) {
		return toApiError( thrown );
	}
	const { message, data } = thrown;
	const fieldErrors = reasonsOf( data );
	return new ApiError( {
		code: PLUGINS_REFUSED,
		status: 0,
		message: Object.values( fieldErrors ).join( ' ' ) || message,
		fieldErrors,
		data,
	} );
}
