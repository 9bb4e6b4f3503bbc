import { parserOf } from '../core/parse-answer';
import { put } from '../core/request';
import {
	anything,
	flagOr,
	listOf,
	mapped,
	object,
	orNone,
	recordOf,
	requiredText,
	text,
	usableListOf,
	where,
	type ValueOf,
} from '../core/shape';
import { isObject } from '../core/is-object';
import { settingValue } from '../core/setting-value';
import type { Entity } from '../entities/entities';

export interface SettingChoice {
	readonly value: string;
	/** May contain HTML. */
	readonly label: string;
}

/** Choices may be grouped; the groups are flattened. */
function toChoices( given: unknown ): readonly SettingChoice[] {
	if ( ! isObject( given ) ) {
		return [];
	}
	return Object.entries( given ).flatMap( ( [ value, label ] ) =>
		isObject( label )
			? toChoices( label )
			: [ { value, label: typeof label === 'number' || typeof label === 'string' ? String( label ) : '' } ]
	);
}

const gatewaySetting = object( {
	id: text,
	/** May contain HTML, like `description` and `tip`. */
	label: text,
	description: text,
	tip: text,
	/** `text`, `safe_text`, `password`, `select`, `checkbox`, …; extensions add their own. */
	type: text,
	placeholder: text,
	/** Stored value; '' when there is none, or when it is not a text. */
	value: settingValue,
	default: settingValue,
	options: mapped( anything, toChoices ),
} );

/** One setting of a gateway. */
export type GatewaySetting = ValueOf< typeof gatewaySetting >;

const knownGateway = object( {
	id: requiredText,
	/** Title for customers. */
	title: text,
	description: text,
	/** Title for shop managers. */
	method_title: text,
	method_description: text,
	enabled: flagOr( false ),
	needs_setup: flagOr( false ),
	settings_url: text,
	connection_url: text,
	/** May contain HTML. */
	setup_help_text: text,
	settings: orNone( recordOf( gatewaySetting ), {} ),
	/** Names of the settings that must be set before the gateway can be used. */
	required_settings_keys: orNone( listOf( requiredText ), [] ),
	/** Scripts that the set-up of the gateway needs. */
	post_install_scripts: orNone( listOf( object( { handle: text, src: text } ) ), [] ),
	/** The unchanged gateway, for extensions. */
	record: recordOf( anything ),
} );

const paymentGateway: typeof knownGateway = ( given, field ) =>
	knownGateway( isObject( given ) ? { ...given, record: given } : given, field );

/** A payment gateway that a plugin of the site provides. */
export type PaymentGateway = ValueOf< typeof paymentGateway >;

/**
 * Parses the payment gateways of the site, for example of the store `wc/payment-gateways`. One that cannot be used is
 * left out, with a console warning.
 *
 * @throws {ApiError}
 */
export const parsePaymentGateways = parserOf( usableListOf( paymentGateway, 'payment gateway' ), 'payment gateways' );

/**
 * Saves `enabled` and `settings` of a payment gateway.
 *
 * @return The gateway with the field names of the route.
 * @throws {ApiError} Also when the answer does not show the changed `enabled`.
 */
export async function updatePaymentGateway( gatewayId: string, changes: Readonly< Record< string, unknown > > ): Promise< Entity > {
	const answered = where( recordOf( anything ), ( gateway ) => gateway[ 'id' ] === gatewayId, `the gateway ${ gatewayId }` );
	const changed = where(
		answered,
		( { enabled } ) => ! ( 'enabled' in changes ) || enabled === changes[ 'enabled' ],
		`enabled to be ${ String( changes[ 'enabled' ] ) }`
	);
	return { ...( await put( changed, `/wc/v3/payment_gateways/${ encodeURIComponent( gatewayId ) }`, changes ) ), id: gatewayId };
}
