import { __ } from '@wordpress/i18n';
import type { Address, AddressField } from './address';
import type { FieldRules } from './field-rules';

export type AddressErrors = Partial< Record< AddressField, string > >;

/**
 * Says what is missing in an address.
 *
 * @param address What was entered.
 * @param rules   Of its country.
 * @param isWhole Whether street, post code and city are needed too, as taxes need them.
 */
export function validateAddress( address: Address, rules: FieldRules, isWhole: boolean ): AddressErrors {
	const errors: AddressErrors = {};
	if ( address.countryState.trim() === '' ) {
		errors.countryState = __( 'Please select a country / region', 'woocommerce' );
	}
	if ( ! isWhole ) {
		return errors;
	}
	const messages = {
		addressLine1: __( 'Please enter an address', 'woocommerce' ),
		postCode: __( 'Please enter a post code', 'woocommerce' ),
		city: __( 'Please enter a city', 'woocommerce' ),
	};
	for ( const field of [ 'addressLine1', 'postCode', 'city' ] as const ) {
		const { isHidden, isRequired } = rules[ field ];
		if ( ! isHidden && isRequired && address[ field ].trim() === '' ) {
			errors[ field ] = messages[ field ];
		}
	}
	return errors;
}
