import { parserOf } from '../core/parse-answer';
import { get } from '../core/request';
import { flagOr, listOf, maybe, numberOr, object, orNone, recordOf, requiredText, text, usableListOf, type ValueOf } from '../core/shape';

const texts = orNone( listOf( requiredText ), [] );

const gatewaySuggestion = object( {
	/** A suffix after a colon tells several offers of one gateway apart. */
	id: requiredText,
	title: text,
	/** May contain links, like `description`. */
	content: maybe( text ),
	description: maybe( text ),
	image: maybe( text ),
	image_72x72: maybe( text ),
	/** Directory names of the plugins that provide the gateway. */
	plugins: maybe( texts ),
	is_visible: maybe( flagOr( true ) ),
	is_offline: maybe( flagOr( false ) ),
	is_local_partner: maybe( flagOr( false ) ),
	/** Country codes: where the gateway is offered among the other, or among the additional, gateways. */
	category_other: maybe( texts ),
	category_additional: maybe( texts ),
	/** Gateways with small numbers come first. */
	recommendation_priority: maybe( numberOr( null ) ),
	/** Address of the page that offers the gateway, when it has no plugin that can be installed from here. */
	external_link: maybe( text ),
	learn_more_link: maybe( text ),
	/** The companies that process its payments: name to address of a logo. */
	transaction_processors: maybe( orNone( recordOf( text ), {} ) ),
} );

/** A payment gateway that the server suggests. */
export type GatewaySuggestion = ValueOf< typeof gatewaySuggestion >;

const suggestions = usableListOf( gatewaySuggestion, 'suggested gateway' );

/** Parses suggested payment gateways, for example of the store `wc/admin/onboarding`. */
export const parseGatewaySuggestions = parserOf( suggestions, 'suggested gateways' );

/**
 * Fetches the payment gateways that the server suggests for this store.
 *
 * @param forceDefault Whether the server sends its built-in list instead of the one that it downloads.
 */
export async function fetchGatewaySuggestions( forceDefault: boolean ): Promise< readonly GatewaySuggestion[] > {
	const query = forceDefault ? { force_default_suggestions: true } : {};
	return get( suggestions, '/wc-admin/payment-gateway-suggestions', query );
}
