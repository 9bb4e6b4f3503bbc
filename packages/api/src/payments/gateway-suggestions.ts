import { parserOf } from '../core/parse-answer';
import { get } from '../core/request';
import { flagOr, listOf, maybe, numberOr, object, orNone, recordOf, requiredText, text, usableListOf, type ValueOf } from '../core/shape';

const texts = orNone( listOf( requiredText ), [] );

const gatewaySuggestion = object( {
	/** What follows a colon tells offers of one gateway apart. */
	id: requiredText,
	title: text,
	/** May contain links, as `description` may. */
	content: maybe( text ),
	description: maybe( text ),
	image: maybe( text ),
	image_72x72: maybe( text ),
	/** Directory names of the plugins that bring it. */
	plugins: maybe( texts ),
	is_visible: maybe( flagOr( true ) ),
	is_offline: maybe( flagOr( false ) ),
	is_local_partner: maybe( flagOr( false ) ),
	/** Countries (two letters) in which it is one of the other, or of the additional, ways to pay. */
	category_other: maybe( texts ),
	category_additional: maybe( texts ),
	/** Small numbers come first. */
	recommendation_priority: maybe( numberOr( null ) ),
	/** Where to get it when no plugin can be installed from here. */
	external_link: maybe( text ),
	learn_more_link: maybe( text ),
	/** Who carries out its payments: name to address of a picture. */
	transaction_processors: maybe( orNone( recordOf( text ), {} ) ),
} );

/** A way to pay that the server suggests. */
export type GatewaySuggestion = ValueOf< typeof gatewaySuggestion >;

const suggestions = usableListOf( gatewaySuggestion, 'suggested gateway' );

/** Parses suggested ways to pay, for example of the store `wc/admin/onboarding`. */
export const parseGatewaySuggestions = parserOf( suggestions, 'suggested gateways' );

/**
 * Fetches the payment gateways that the server suggests for this store.
 *
 * @param forceDefault Whether the server answers its built-in list instead of the one it downloads.
 */
export async function fetchGatewaySuggestions( forceDefault: boolean ): Promise< readonly GatewaySuggestion[] > {
	const query = forceDefault ? { force_default_suggestions: true } : {};
	return get( suggestions, '/wc-admin/payment-gateway-suggestions', query );
}
