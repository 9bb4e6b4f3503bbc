import { takePrintedAnswer } from '@store-admin/settings';
import { parseAnswer } from '../core/parse-answer';
import { DEFAULT_TIMEOUT_MS, post } from '../core/request';
import { sendForm } from '../core/send-form';
import {
	anything,
	exactly,
	listOf,
	object,
	orNone,
	recordOf,
	requiredFlag,
	requiredText,
	text,
	usableListOf,
	type ValueOf,
} from '../core/shape';

const PAYMENTS = '/wc-admin/settings/payments';

const provider = object( { id: requiredText } );

/** A payment provider, a suggestion of one, or a category of suggestions, with the field names of the route. */
export type PaymentProvider = ValueOf< typeof provider >;

/** The data of the Payments settings. */
export interface PaymentProviders {
	readonly providers: readonly PaymentProvider[];
	readonly offlinePaymentGateways: readonly PaymentProvider[];
	readonly suggestions: readonly PaymentProvider[];
	readonly suggestionCategories: readonly PaymentProvider[];
}

const providers = usableListOf( provider, 'payment provider' );
const optionalProviders = orNone( providers, [] );

/**
 * Fetches the payment providers of the store.
 *
 * @param location     Two-letter country code for the suggestions; empty for the store's own.
 * @param canBePrinted Whether the answer that the server printed with the page will do, which is as old as the page.
 */
export async function fetchPaymentProviders( location: string, canBePrinted = true ): Promise< PaymentProviders > {
	const shape = object( {
		providers,
		offline_payment_methods: providers,
		suggestions: optionalProviders,
		suggestion_categories: optionalProviders,
	} );
	const path = `${ PAYMENTS }/providers`;
	const data: Readonly< Record< string, string > > = location === '' ? {} : { location };
	const printed = canBePrinted ? takePrintedAnswer( path, data ) : undefined;
	const answer = printed === undefined ? await post( shape, path, data ) : parseAnswer( shape, printed, `POST ${ path }` );
	return {
		providers: answer.providers,
		offlinePaymentGateways: answer.offline_payment_methods,
		suggestions: answer.suggestions,
		suggestionCategories: answer.suggestion_categories,
	};
}

/** Fetches whether WooPay can be offered to this store. */
export async function fetchWooPayEligibility(): Promise< boolean > {
	const shape = object( { is_eligible: requiredFlag } );
	return ( await post( shape, `${ PAYMENTS }/woopayments/woopay-eligibility`, {} ) ).is_eligible;
}

const onboarding = object( { steps: listOf( object( { id: requiredText } ) ), context: recordOf( anything ) } );

/** Progress of the set-up of WooPayments. */
export type WooPaymentsOnboarding = ValueOf< typeof onboarding >;

/** Fetches the set-up steps of WooPayments; answers 403 while that plugin is not active. */
export async function fetchWooPaymentsOnboarding( source: string ): Promise< WooPaymentsOnboarding > {
	return post( onboarding, `${ PAYMENTS }/woopayments/onboarding`, source === '' ? {} : { source } );
}

const success = object( { success: exactly( true ) } );

/** The answer of a write that only says that it succeeded. */
export type Success = ValueOf< typeof success >;

/** Saves the order of the providers: id to position. */
export async function saveProviderOrder( order: Readonly< Record< string, number > > ): Promise< Success > {
	return post( success, `${ PAYMENTS }/providers/order`, { order_map: order } );
}

/**
 * Posts to a link that the server sent with a provider, a suggestion or a step of the set-up.
 *
 * @param href Address of the link.
 * @param data Values to send with it.
 */
export async function postProviderLink( href: string, data: Readonly< Record< string, unknown > > = {} ): Promise< Success > {
	return post( success, href, data );
}

const stepStatus = object( {
	success: exactly( true ),
	status: requiredText,
	error: orNone( object( { message: text } ), { message: '' } ),
} );

/** How far a step of a set-up is: `started`, `completed`, `failed` or `blocked`, and why it failed. */
export type StepStatus = ValueOf< typeof stepStatus >;

/** Asks how far a step of a set-up is, by its link. */
export async function checkOnboardingStep( href: string, data: Readonly< Record< string, unknown > > = {} ): Promise< StepStatus > {
	return post( stepStatus, href, data );
}

/** Saves the country of the business for this user: two letters. The server refuses the one that it already has. */
export async function savePaymentsCountry( location: string ): Promise< Success > {
	return post( success, `${ PAYMENTS }/country`, { location } );
}

const toggled = object( { success: requiredFlag, data: anything } );

/** `data` is whether the gateway is enabled now. With `success: false` it is the reason why nothing changed, for example `needs_setup`. */
export type GatewayToggle = ValueOf< typeof toggled >;

/**
 * Enables or disables a gateway. The host offers this only outside of its REST API.
 *
 * @param id      Id of the gateway.
 * @param ajaxUrl Address of `admin-ajax.php`.
 * @param nonce   Nonce that the server created for this action.
 */
export async function toggleGateway( id: string, ajaxUrl: string, nonce: string ): Promise< GatewayToggle > {
	const form = { action: 'woocommerce_toggle_gateway_enabled', security: nonce, gateway_id: id };
	return parseAnswer( toggled, await sendForm( ajaxUrl, form, DEFAULT_TIMEOUT_MS ), `POST ${ ajaxUrl }` );
}
