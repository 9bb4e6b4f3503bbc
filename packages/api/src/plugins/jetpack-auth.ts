import { parserOf } from '../core/parse-answer';
import { get } from '../core/request';
import { maybe, object, orNone, requiredFlag, requiredText, text, valuesOf, type ValueOf } from '../core/shape';

const jetpackAuth = object( {
	/** Whether the site could be registered; without that the address does not work. */
	success: requiredFlag,
	/** Messages that say why the site could not be registered. */
	errors: orNone( valuesOf( requiredText ), [] ),
	/** The address, which works once. */
	url: text,
	/** Colours of the user's admin, for the page behind the address. */
	color_scheme: maybe( text ),
} );

/** The address at which the store is connected to Jetpack. */
export type JetpackAuth = ValueOf< typeof jetpackAuth >;

/** Parses the address at which the store is connected to Jetpack, for example of the store `wc/admin/onboarding`. */
export const parseJetpackAuth = parserOf( jetpackAuth, 'address of Jetpack' );

/**
 * Fetches the address at which the store is connected to Jetpack.
 *
 * @param redirectUrl Address to return to.
 * @param from        Feature that starts the connection; '' for none.
 */
export async function fetchJetpackAuthUrl( redirectUrl: string, from: string ): Promise< JetpackAuth > {
	return get( jetpackAuth, '/wc-admin/onboarding/plugins/jetpack-authorization-url', {
		redirect_url: redirectUrl,
		...( from === '' ? {} : { from } ),
	} );
}
