import { ApiError } from '../core/api-error';
import { get, post, request, INSTALL_TIMEOUT_MS } from '../core/request';
import { toObject, toObjects, toText, type WireObject } from '../core/wire';

const PROFILE = '/wc-admin/onboarding/profile';

/** Reads the answers given in the set-up wizard. */
export async function fetchProfile(): Promise< WireObject > {
	return toObject( await get( PROFILE ) );
}

/**
 * Saves answers of the set-up wizard.
 *
 * @param  items Answers by name; names the server does not know are kept as well.
 * @throws {ApiError} Also when the server answers 200 without saying that it succeeded.
 */
export async function saveProfile( items: WireObject ): Promise< WireObject > {
	const answer = toObject( await post( PROFILE, items ) );
	if ( answer[ 'status' ] !== 'success' ) {
		throw new ApiError( {
			code: 'profile_not_saved',
			status: 200,
			message: toText( answer[ 'message' ] ),
			data: answer,
			request: `POST ${ PROFILE }`,
		} );
	}
	return answer;
}

/** Reads which steps of the set-up wizard were finished, each with its time (UTC). */
export async function fetchProfileProgress(): Promise< WireObject > {
	return toObject( await get( `${ PROFILE }/progress` ) );
}

/** Marks a step of the set-up wizard as finished. */
export async function completeProfilerStep( step: string ): Promise< WireObject > {
	const answer = toObject( await post( `${ PROFILE }/progress/core-profiler/complete`, { step } ) );
	return toObject( answer[ 'results' ] );
}

/** Sets currency and units to what is usual in a country (two letters); the server answers nothing. */
export async function saveCurrencyAndUnits( countryCode: string ): Promise< void > {
	await post( `${ PROFILE }/update-store-currency-and-measurement-units`, { country_code: countryCode } );
}

/** Reads the address that the wizard suggests for e-mail. */
export async function fetchEmailPrefill(): Promise< string > {
	return toText( toObject( await get( `${ PROFILE }/experimental_get_email_prefill` ) )[ 'email' ] );
}

/** Reads the extensions that the wizard suggests, in groups. */
export async function fetchFreeExtensions(): Promise< readonly WireObject[] > {
	return toObjects( await get( '/wc-admin/onboarding/free-extensions' ) );
}

/** Reads the kinds of product that the wizard asks about. */
export async function fetchProductTypes(): Promise< WireObject > {
	return toObject( await get( '/wc-admin/onboarding/product-types' ) );
}

/** Reads the payment gateways that the server suggests for this store. */
export async function fetchGatewaySuggestions( forceDefault: boolean ): Promise< readonly WireObject[] > {
	const query = forceDefault ? { force_default_suggestions: true } : {};
	return toObjects( await get( '/wc-admin/payment-gateway-suggestions', query ) );
}

/** Reads the address at which the store is connected to Jetpack, with `success` and `errors` beside it. */
export async function fetchJetpackAuthUrl( redirectUrl: string, from: string ): Promise< WireObject > {
	return toObject(
		await get( '/wc-admin/onboarding/plugins/jetpack-authorization-url', {
			redirect_url: redirectUrl,
			...( from === '' ? {} : { from } ),
		} )
	);
}

/** Asks the server to install and activate plugins by itself; the answer names the job. */
export async function installPluginsInBackground( plugins: readonly string[], source: string ): Promise< WireObject > {
	const { body } = await request( {
		method: 'POST',
		path: '/wc-admin/onboarding/plugins/install-and-activate-async',
		data: { plugins, source },
		timeoutMs: INSTALL_TIMEOUT_MS,
	} );
	return toObject( body );
}

/** Puts a new store behind its "coming soon" page. */
export async function initializeComingSoon(): Promise< void > {
	await post( '/wc-admin/launch-your-store/initialize-coming-soon', {} );
}
