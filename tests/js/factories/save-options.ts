import type { RestRequest } from '../fake-rest';

/** The answer of `POST /wc-admin/options` when each option was changed. */
export function saveOptions( { body }: RestRequest ): Record< string, boolean > {
	return Object.fromEntries( Object.keys( body as object ).map( ( name ) => [ name, true ] ) );
}
