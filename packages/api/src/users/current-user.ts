import { get, post } from '../core/request';
import { toNumber, toObject, toText } from '../core/wire';

/** The signed-in user, with the fields that the host adds. */
export interface CurrentUser {
	readonly id: number;
	readonly name: string;
	readonly email: string;
	readonly first_name: string;
	readonly capabilities: Readonly< Record< string, unknown > >;
	/** Preferences of the admin app: each a JSON string, or a bare one; empty when unset. */
	readonly woocommerce_meta: Readonly< Record< string, unknown > >;
}

function toCurrentUser( body: unknown ): CurrentUser {
	const wire = toObject( body );
	return {
		...wire,
		id: toNumber( wire[ 'id' ] ),
		name: toText( wire[ 'name' ] ),
		email: toText( wire[ 'email' ] ),
		first_name: toText( wire[ 'first_name' ] ),
		capabilities: toObject( wire[ 'capabilities' ] ),
		woocommerce_meta: toObject( wire[ 'woocommerce_meta' ] ),
	};
}

/** Reads the signed-in user. */
export async function fetchCurrentUser(): Promise< CurrentUser > {
	return toCurrentUser( await get( '/wp/v2/users/me', { context: 'edit' } ) );
}

/**
 * Saves preferences of a user.
 *
 * @param id   The signed-in user's id.
 * @param meta Preference name to its string form.
 */
export async function saveUserMeta( id: number, meta: Readonly< Record< string, string > > ): Promise< CurrentUser > {
	return toCurrentUser( await post( `/wp/v2/users/${ id }`, { woocommerce_meta: meta } ) );
}
