/**
 * Reads a value repeatedly until it is as expected.
 *
 * @throws Error with what was read last, after the given time.
 */
export async function eventually< Value >(
	read: () => Value | Promise< Value >,
	isExpected: ( value: Value ) => boolean,
	timeout = 20000
): Promise< void > {
	const end = Date.now() + timeout;
	let value = await read();
	while ( ! isExpected( value ) ) {
		if ( Date.now() > end ) {
			throw new Error( `After ${ timeout } ms it was still ${ JSON.stringify( value ) }` );
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
		value = await read();
	}
}
