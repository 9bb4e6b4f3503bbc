import { parserOf } from '../core/parse-answer';
import { emptiable, object, text, type ValueOf } from '../core/shape';

const generalSettings = emptiable(
	object( {
		woocommerce_store_address: text,
		woocommerce_store_postcode: text,
		woocommerce_store_city: text,
		/** `CC` or `CC:state`. */
		woocommerce_default_country: text,
		/** `yes` or `no`. */
		woocommerce_calc_taxes: text,
		/** `all`, `specific`, `disabled` or '' (the countries the store sells to). */
		woocommerce_ship_to_countries: text,
	} )
);

/** Settings of the group `general` by id; '' for one that the host does not have. Fields that are not described are kept. */
export type GeneralSettings = ValueOf< typeof generalSettings >;

/** Parses the settings of the group `general`, for example of the store `wc/admin/settings`. */
export const parseGeneralSettings = parserOf( generalSettings, 'general settings' );
