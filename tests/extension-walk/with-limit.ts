/**
 * Waits for work, but not for ever. The work itself goes on; who calls ends what it uses.
 *
 * @param work         what to wait for
 * @param milliseconds the longest time
 * @throws Error that says how long it was waited
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
