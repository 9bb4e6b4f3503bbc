import { get, post } from '../core/request';
import { anything, recordOf, requiredFlag, where, type Shape } from '../core/shape';

const OPTIONS = '/wc-admin/options';

/** Option name to its value. What a value is, only the owner of the option knows: see `parse…` for those we use. */
export type Options = Readonly< Record< string, unknown > >;

/** The server answers each name that it was asked for; one that is missing was not read, or not saved. */
function withEach< Value >( names: readonly string[], value: Shape< Value > ): Shape< Readonly< Record< string, Value > > > {
	return names.reduce(
		( shape, name ) => where( shape, ( answer ) => Object.hasOwn( answer, name ), `the option ${ name }` ),
		recordOf( value )
	);
}

/**
 * Fetches options of the site.
 *
 * @param  names Option names; one that does not exist on the site comes as `false`.
 * @throws {ApiError} Also when the answer lacks one of the names.
 */
export async function fetchOptions( names: readonly string[] ): Promise< Options > {
	return get( withEach( names, anything ), OPTIONS, { options: names.join( ',' ) } );
}

/**
 * Saves options of the site.
 *
 * @param  values Option name to value.
 * @return Option name to whether the value was changed; `false` also means that it was the same already.
 * @throws {ApiError} Also when the answer lacks one of the names.
 */
export async function saveOptions( values: Options ): Promise< Readonly< Record< string, boolean > > > {
	const names = Object.keys( values ).filter( ( name ) => values[ name ] !== undefined );
	return post( withEach( names, requiredFlag ), OPTIONS, values );
}
