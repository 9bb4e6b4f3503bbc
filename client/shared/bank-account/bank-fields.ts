import { __ } from '@wordpress/i18n';
import type { FieldDescription } from '../form/field-description';
import { missingNumber, type BankField } from './bank-account';
import { bankCodeName } from './bank-code';
import { checkIban } from './check-iban';

/** Values of the form. */
export type BankValues = Readonly< Record< BankField, string > >;

function sortCodeTexts( values: Parameters< typeof bankCodeName >[ 0 ] ): Pick< FieldDescription< BankValues >, 'label' | 'help' > {
	const name = bankCodeName( values );
	return name === undefined
		? {
				label: __( 'Sort code', 'woocommerce' ),
				help: __( 'Your bank may call it routing number, BSB, IFSC or bank code.', 'store-admin' ),
			}
		: { label: name };
}

/** The fields of a bank account. The label of the branch number depends on the account. */
export function bankFields( values: BankValues & { readonly country_code?: string } ): readonly FieldDescription< BankValues >[] {
	const text = { control: 'text', isRequired: true } as const;
	const code = { ...text, direction: 'ltr' } as const;
	return [
		{ ...text, id: 'account_name', label: __( 'Account name', 'woocommerce' ) },
		{
			...code,
			id: 'account_number',
			label: __( 'Account number', 'woocommerce' ),
			size: 24,
			validate: ( _number, account ) => missingNumber( account ).account_number,
		},
		{ ...text, id: 'bank_name', label: __( 'Bank name', 'woocommerce' ) },
		{ ...code, id: 'sort_code', ...sortCodeTexts( values ), size: 14 },
		{
			...code,
			id: 'iban',
			label: __( 'IBAN', 'woocommerce' ),
			size: 34,
			validate: async ( iban, account ) => missingNumber( account ).iban ?? checkIban( iban ),
		},
		{ ...code, id: 'bic', label: __( 'BIC / Swift', 'woocommerce' ), size: 14 },
	];
}
