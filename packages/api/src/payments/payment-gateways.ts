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

/** Choices may come in groups, which are opened up. */
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
	/** May contain HTML, as `description` and `tip` may. */
	label: text,
	description: text,
	tip: text,
	/** `text`, `safe_text`, `password`, `select`, `checkbox`, …; extensions add their own. */
	type: text,
	placeholder: text,
	/** What is stored; '' when nothing is, or when it is no text. */
	value: settingValue,
	default: settingValue,
	options: mapped( anything, toChoices ),
} );

/** One setting of a gateway. */
export type GatewaySetting = ValueOf< typeof gatewaySetting >;

const knownGateway = object( {
	id: requiredText,
	/** What customers see. */
	title: text,
	description: text,
	/** What shop managers see. */
	method_title: text,
	method_description: text,
	enabled: flagOr( false ),
	needs_setup: flagOr( false ),
	settings_url: text,
	connection_url: text,
	/** May contain HTML. */
	setup_help_text: text,
	settings: orNone( recordOf( gatewaySetting ), {} ),
	/** Names of the settings without which it cannot be used. */
	required_settings_keys: orNone( listOf( requiredText ), [] ),
	/** Scripts that its setup needs. */
	post_install_scripts: orNone( listOf( object( { handle: text, src: text } ) ), [] ),
	/** The gateway as it came, for extensions. */
	record: recordOf( anything ),
} );

const paymentGateway: typeof knownGateway = ( given, field ) =>
	knownGateway( isObject( given ) ? { ...given, record: given } : given, field );

/** A way to pay that a plugin of the site brings. */
export type PaymentGateway = ValueOf< typeof paymentGateway >;

/**
 * Parses the ways to pay of the site, for example of the store `wc/payment-gateways`. One that cannot be used is left out, and
 * named in the console.
 *
 * @throws {ApiError}
 */
export const parsePaymentGateways = parserOf( usableListOf( paymentGateway, 'payment gateway' ), 'payment gateways' );

/**
 * Saves `enabled` and `settings` of a way to pay.
 *
 * @return The gateway in the words of the route.
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
