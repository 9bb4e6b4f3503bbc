import { parserOf } from '../core/parse-answer';
import { flagOr, listOf, numberOr, object, orNone, requiredText, text, type ValueOf } from '../core/shape';

const countries = orNone( listOf( requiredText ), [] );

const taxServices = orNone(
	object( {
		/** Countries (two-letter codes) in which the service is available. */
		woocommerceTaxCountries: countries,
		stripeTaxCountries: countries,
		woocommerceTaxActivated: flagOr( false ),
		woocommerceShippingActivated: flagOr( false ),
		taxJarActivated: flagOr( false ),
		stripeTaxActivated: flagOr( false ),
	} ),
	null
);

/** The data of the tax task about tax services. */
export type TaxServicesData = NonNullable< ValueOf< typeof taxServices > >;

/** Parses the additional data of the tax task; null when it has none. */
export const parseTaxServices = parserOf( taxServices, 'additional data of the tax task' );

const purchase = orNone(
	object( {
		/** The paid theme that was chosen in the wizard. The price is per year, a text with its currency. */
		theme: orNone( object( { id: numberOr( null ), title: text, excerpt: text, price: text } ), null ),
	} ),
	null
);

/** The data of the purchase task about the chosen theme. */
export type Purchase = NonNullable< ValueOf< typeof purchase > >;

/** Parses the additional data of the purchase task; null when it has none. */
export const parsePurchase = parserOf( purchase, 'additional data of the purchase task' );
