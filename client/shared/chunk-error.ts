/**
 * Whether an error means that one of our scripts or styles could not be loaded (network, a firewall, or a new version on
 * the server). Errors in the code are something else.
 */
export function isChunkError( error: unknown ): error is Error {
	return error instanceof Error && ( error.name === 'ChunkLoadError' || Reflect.get( error, 'code' ) === 'CSS_CHUNK_LOAD_FAILED' );
}
