import { get, post } from '../core/request';
import { anything, recordOf, requiredFlag, where, type Shape } from '../core/shape';

const OPTIONS = '/wc-admin/options';

/** Option name to its value. Only the owner of an option knows its shape; `parseOption` checks those that we use. */
export type Options = Readonly< Record< string, unknown > >;

/** The server answers every requested name. A missing name means that the option was not read, or not saved. */
function withEach< Value >( names: readonly string[], value: Shape< Value > ): Shape< Readonly< Record< string, Value > > > {
	return names.reduce(
		( shape, name ) => where( shape, ( answer ) => Object.hasOwn( answer, name ), `the option ${ name }` ),
		recordOf( value )
	);
}

/**
 * Fetches options of the site.
 *
 * @param  names Option names. An option that does not exist comes as `false`.
 * @throws {ApiError} Also when the answer lacks one of the names.
 */
export async function fetchOptions( names: readonly string[] ): Promise< Options > {
	return get( withEach( names, anything ), OPTIONS, { options: names.join( ',' ) } );
}

/**
 * Saves options of the site.
 *
 * @param  values Option name to value.
 * @return Option name to whether the value was changed; `false` when it was the same before.
 * @throws {ApiError} Also when the answer lacks one of the names.
 */
export async function saveOptions( values: Options ): Promise< Readonly< Record< string, boolean > > > {
	const names = Object.keys( values ).filter( ( name ) => values[ name ] !== undefined );
	return post( withEach( names, requiredFlag ), OPTIONS, values );
}
