import { __ } from '@wordpress/i18n';
import type { AddressFormat } from '@store-admin/data';
import { toCountryCode } from '../../../../shared/location/place-options';

export interface FieldRule {
	readonly label: string;
	/** Whether addresses of the country do not have the field. */
	readonly isHidden: boolean;
	readonly isRequired: boolean;
}

export interface FieldRules {
	readonly addressLine1: FieldRule;
	readonly postCode: FieldRule;
	readonly city: FieldRule;
}

function toRule( rule: AddressFormat[ 'city' ], usualLabel: string ): FieldRule {
	return {
		label: rule?.label || usualLabel,
		isHidden: rule?.hidden === true,
		isRequired: rule?.required !== false,
	};
}

/**
 * The rules for the address fields of a country.
 *
 * @param locales Address formats by country code. Countries with the usual format are missing.
 * @param place   `CC` or `CC:state`.
 */
export function toFieldRules( locales: Readonly< Record< string, AddressFormat > >, place: string ): FieldRules {
	const locale = locales[ toCountryCode( place ) ];
	return {
		addressLine1: toRule( locale?.address_1, __( 'Address', 'woocommerce' ) ),
		postCode: toRule( locale?.postcode, __( 'Post code', 'woocommerce' ) ),
		city: toRule( locale?.city, __( 'City', 'woocommerce' ) ),
	};
}
