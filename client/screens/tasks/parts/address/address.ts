import type { GeneralSettings } from '@store-admin/data';
import type { FieldRules } from './field-rules';

/** Values of the form. */
export type Address = {
	readonly addressLine1: string;
	readonly postCode: string;
	readonly city: string;
	/** `CC` or `CC:state`. */
	readonly countryState: string;
};

export type AddressField = keyof Address;

const SETTING_IDS = {
	addressLine1: 'woocommerce_store_address',
	postCode: 'woocommerce_store_postcode',
	city: 'woocommerce_store_city',
	countryState: 'woocommerce_default_country',
} as const;

/** Returns the store's address from the general settings. */
export function toAddress( settings: GeneralSettings ): Address {
	return {
		addressLine1: settings[ SETTING_IDS.addressLine1 ],
		postCode: settings[ SETTING_IDS.postCode ],
		city: settings[ SETTING_IDS.city ],
		countryState: settings[ SETTING_IDS.countryState ],
	};
}

const FIELDS: readonly AddressField[] = [ 'countryState', 'addressLine1', 'postCode', 'city' ];

/**
 * The settings that a new address changes. Fields that the country does not use are saved as empty.
 *
 * @param address Entered address.
 * @param before  Stored address.
 * @param rules   Rules of the entered country.
 */
export function toChangedSettings( address: Address, before: Address, rules: FieldRules ): Readonly< Record< string, string > > {
	const changes: Record< string, string > = {};
	for ( const field of FIELDS ) {
		const value = field !== 'countryState' && rules[ field ].isHidden ? '' : address[ field ].trim();
		if ( value !== before[ field ] ) {
			changes[ SETTING_IDS[ field ] ] = value;
		}
	}
	return changes;
}

/** The form field that belongs to a setting. */
export function fieldOfSetting( setting: string ): string {
	return FIELDS.find( ( field ) => SETTING_IDS[ field ] === setting ) ?? setting;
}

/**
 * Whether the address has all that is needed: street, country and, where the country requires one, post code.
 *
 * @param address Stored address.
 * @param rules   Rules of its country.
 */
export function isAddressComplete( address: Address, rules: FieldRules ): boolean {
	const needsPostCode = ! rules.postCode.isHidden && rules.postCode.isRequired;
	return (
		address.countryState !== '' &&
		( rules.addressLine1.isHidden || address.addressLine1.trim() !== '' ) &&
		( ! needsPostCode || address.postCode.trim() !== '' )
	);
}
