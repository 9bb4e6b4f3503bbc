/**
 * Whether an error means that a script or style of ours did not arrive (network, a firewall, or a new version on the
 * server), as against a fault in the code.
 */
export function isChunkError( error: unknown ): boolean {
	if ( ! ( error instanceof Error ) ) {
		return false;
	}
	const code: unknown = Reflect.get( error, 'code' );
	return error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED' || /^Loading (?:CSS )?chunk .+ failed/.test( error.message );
}
