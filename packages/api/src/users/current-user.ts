import { get, post } from '../core/request';
import { anything, id, object, orNone, recordOf, text, where, type ValueOf } from '../core/shape';

const user = object( {
	id,
	name: text,
	email: text,
	first_name: text,
	/** Capability to whether the user has it. */
	capabilities: orNone( recordOf( anything ), {} ),
	/** Preferences of the admin app: each a JSON string or a plain string; empty when not set. */
	woocommerce_meta: orNone( recordOf( anything ), {} ),
} );

/** The signed-in user, with the fields that the host adds. */
export interface CurrentUser extends ValueOf< typeof user > {}

/** Fetches the signed-in user. */
export async function fetchCurrentUser(): Promise< CurrentUser > {
	return get( user, '/wp/v2/users/me', { context: 'edit' } );
}

/**
 * Saves preferences of a user.
 *
 * @param  userId The signed-in user's id.
 * @param  meta   Preference name to its value as a string.
 * @throws {ApiError} Also when a preference is missing in the answer, because the host does not know it and did not save it.
 */
export async function saveUserMeta( userId: number, meta: Readonly< Record< string, string > > ): Promise< CurrentUser > {
	const saved = Object.keys( meta ).reduce(
		( shape, name ) => where( shape, ( { woocommerce_meta: stored } ) => Object.hasOwn( stored, name ), `the preference ${ name }` ),
		user
	);
	return post( saved, `/wp/v2/users/${ userId }`, { woocommerce_meta: meta } );
}
