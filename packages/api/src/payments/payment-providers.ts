import { post, request } from '../core/request';
import { errorFromBody, toApiError } from '../core/to-api-error';
import { toFlag, toObject, toObjects, type WireObject } from '../core/wire';

const PAYMENTS = '/wc-admin/settings/payments';

/** What the Payments settings show. */
export interface PaymentProviders {
	readonly providers: readonly WireObject[];
	readonly offlinePaymentGateways: readonly WireObject[];
	readonly suggestions: readonly WireObject[];
	readonly suggestionCategories: readonly WireObject[];
}

/**
 * Reads the payment providers of the store.
 *
 * @param location Country that suggestions are for (two letters); empty for the store's own.
 */
export async function fetchPaymentProviders( location: string ): Promise< PaymentProviders > {
	const answer = toObject( await post( `${ PAYMENTS }/providers`, location === '' ? {} : { location } ) );
	return {
		providers: toObjects( answer[ 'providers' ] ),
		offlinePaymentGateways: toObjects( answer[ 'offline_payment_methods' ] ),
		suggestions: toObjects( answer[ 'suggestions' ] ),
		suggestionCategories: toObjects( answer[ 'suggestion_categories' ] ),
	};
}

/** Whether WooPay can be offered to this store. */
export async function fetchWooPayEligibility(): Promise< boolean > {
	return toFlag( toObject( await post( `${ PAYMENTS }/woopayments/woopay-eligibility`, {} ) )[ 'is_eligible' ] );
}

/** Reads the steps of setting WooPayments up; refused with 403 while that plugin is off. */
export async function fetchWooPaymentsOnboarding( source: string ): Promise< WireObject > {
	return toObject( await post( `${ PAYMENTS }/woopayments/onboarding`, source === '' ? {} : { source } ) );
}

/** Saves in which order the providers are offered: id to position. */
export async function saveProviderOrder( order: Readonly< Record< string, number > > ): Promise< WireObject > {
	return toObject( await post( `${ PAYMENTS }/providers/order`, { order_map: order } ) );
}

/** Follows a link that the server gave with a suggestion. */
export async function postSuggestionLink( href: string ): Promise< WireObject > {
	const { body } = await request( { method: 'POST', path: href, data: {} } );
	return toObject( body );
}

/**
 * Switches a gateway on or off. The host offers this only outside of its REST API.
 *
 * @param id      Gateway.
 * @param ajaxUrl Address of `admin-ajax.php`.
 * @param nonce   Made by the server for this action.
 */
export async function toggleGateway( id: string, ajaxUrl: string, nonce: string ): Promise< WireObject > {
	const name = `POST ${ ajaxUrl }`;
	// eslint-disable-next-line no-restricted-globals -- The body of a form, not a query string.
	const body = new URLSearchParams( {
		action: 'woocommerce_toggle_gateway_enabled',
		security: nonce,
		gateway_id: id,
	} );
	try {
		const response = await fetch( ajaxUrl, { method: 'POST', credentials: 'same-origin', body } );
		const answer: unknown = await response.json();
		if ( ! response.ok ) {
			throw errorFromBody( answer, response.status, name );
		}
		return toObject( answer );
	} catch ( thrown ) {
		throw toApiError( thrown, name );
	}
}
