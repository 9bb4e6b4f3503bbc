import { __, sprintf } from '@wordpress/i18n';
import type { FieldDescription } from '../../../../shared/form/field-description';
import type { PlaceOption } from '../../../../shared/location/place-options';
import type { Address } from './address';
import type { FieldRule, FieldRules } from './field-rules';

interface AddressFieldsInput {
	readonly places: readonly PlaceOption[];
	/** Rules of the entered country. */
	readonly rules: FieldRules;
}

type PartOfAddress = Exclude< keyof Address, 'countryState' >;

const WIDE = 'store-admin-address__wide';

/** The fields of the store's address. Fields that addresses of the country do not have are hidden. */
export function addressFields( { places, rules }: AddressFieldsInput ): readonly FieldDescription< Address >[] {
	const part = ( id: PartOfAddress, { label, isHidden, isRequired }: FieldRule, missing: string ) => ( {
		id,
		/* translators: %s: name of a form field. */
		label: ! isRequired ? sprintf( __( '%s (optional)', 'store-admin' ), label ) : label,
		control: 'text' as const,
		isHidden,
		isRequired,
		validate: ( value: string ) => ( isRequired && value.trim() === '' ? missing : undefined ),
	} );
	return [
		{
			id: 'countryState',
			label: __( 'Country / Region *', 'woocommerce' ),
			control: 'combobox',
			options: places,
			placeholder: __( 'Type to search', 'store-admin' ),
			isRequired: true,
			className: WIDE,
			validate: ( value ) => ( value.trim() === '' ? __( 'Please select a country / region', 'woocommerce' ) : undefined ),
		},
		{
			...part( 'addressLine1', rules.addressLine1, __( 'Please enter an address', 'woocommerce' ) ),
			autoComplete: 'address-line1',
			className: WIDE,
		},
		{ ...part( 'postCode', rules.postCode, __( 'Please enter a post code', 'woocommerce' ) ), autoComplete: 'postal-code' },
		{
			...part( 'city', rules.city, __( 'Please enter a city', 'woocommerce' ) ),
			autoComplete: 'address-level2',
			className: rules.postCode.isHidden ? WIDE : '',
		},
	];
}
