/**
 * Waits for a promise, but not forever. The work itself continues; the caller must stop what it uses.
 *
 * @param work         promise to wait for
 * @param milliseconds time limit
 * @throws Error with the time limit
 */
export async function withLimit< T >( work: Promise< T >, milliseconds: number ): Promise< T > {
	let timer: NodeJS.Timeout | undefined;
	const limit = new Promise< never >( ( _, reject ) => {
		timer = setTimeout( () => reject( new Error( `not done after ${ milliseconds / 1000 } s` ) ), milliseconds );
	} );
	try {
		return await Promise.race( [ work, limit ] );
	} finally {
		clearTimeout( timer );
	}
}
