import { parserOf } from '../core/parse-answer';
import { get } from '../core/request';
import { flagOr, listOf, maybe, object, orNone, requiredText, text, usableListOf, type ValueOf } from '../core/shape';

const layout = object( {
	/** Address of an image. */
	image: text,
	features: orNone( listOf( object( { icon: text, title: maybe( text ), description: text } ) ), [] ),
} );

const partner = object( {
	id: requiredText,
	name: text,
	/** May contain HTML. */
	description: text,
	/** Directory name of the plugin; '' when the service has none that can be installed from here. */
	slug: maybe( text ),
	/** Directory names of further plugins that it needs. */
	dependencies: maybe( orNone( listOf( requiredText ), [] ) ),
	learn_more_link: maybe( text ),
	is_visible: maybe( flagOr( true ) ),
	layout_column: maybe( orNone( layout, null ) ),
	layout_row: maybe( orNone( layout, null ) ),
} );

/** A shipping service that the server suggests. */
export type ShippingPartner = ValueOf< typeof partner >;

const partners = usableListOf( partner, 'shipping partner' );

/** Parses suggested shipping services, for example of the store `wc/shipping-methods`. */
export const parseShippingPartners = parserOf( partners, 'shipping partners' );

/**
 * Fetches the shipping services that the server suggests for this store.
 *
 * @param forceDefault Whether the server sends its built-in list instead of the one that it downloads.
 */
export async function fetchShippingPartners( forceDefault: boolean ): Promise< readonly ShippingPartner[] > {
	const query = forceDefault ? { force_default_suggestions: true } : {};
	return get( partners, '/wc-admin/shipping-partner-suggestions', query );
}
