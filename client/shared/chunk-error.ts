/**
 * Whether an error means that one of our scripts or styles could not be loaded (network, a firewall, or a new version on
 * the server). Errors in the code are something else.
 */
export function isChunkError( error: unknown ): boolean {
	if ( ! ( error instanceof Error ) ) {
		return false;
	}
	const code: unknown = Reflect.get( error, 'code' );
	return error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED' || /^Loading (?:CSS )?chunk .+ failed/.test( error.message );
}
