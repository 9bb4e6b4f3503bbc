import { post, request } from '../core/request';
import { toFlag, toObject, type WireObject } from '../core/wire';

const OPTIONS = '/wc-admin/options';

/**
 * Reads options of the site.
 *
 * @param names Option names; an option that does not exist comes as `false`.
 */
export async function fetchOptions( names: readonly string[] ): Promise< WireObject > {
	const { body } = await request( { path: OPTIONS, query: { options: names.join( ',' ) } } );
	return toObject( body );
}

/**
 * Writes options of the site.
 *
 * @param values Option name to value.
 * @return Option name to whether the value was changed; `false` also means that it was the same already.
 */
export async function saveOptions( values: WireObject ): Promise< Readonly< Record< string, boolean > > > {
	const answer = toObject( await post( OPTIONS, values ) );
	return Object.fromEntries( Object.entries( answer ).map( ( [ name, changed ] ) => [ name, toFlag( changed ) ] ) );
}
