import { __ } from '@wordpress/i18n';
import type { BankAccounts } from '@store-admin/data';

/** One bank account of the store, with the field names of the option. */
export interface BankAccount {
	readonly account_name: string;
	readonly account_number: string;
	readonly bank_name: string;
	readonly sort_code: string;
	readonly iban: string;
	readonly bic: string;
	/** Country of the bank, two letters. Hosts without that field leave it out. */
	readonly country_code?: string;
}

export type BankField = Exclude< keyof BankAccount, 'country_code' >;
export type BankErrors = Readonly< Partial< Record< BankField, string > > >;

export const BANK_FIELDS: readonly BankField[] = [ 'account_name', 'account_number', 'bank_name', 'sort_code', 'iban', 'bic' ];

function toAccount( read: ( field: BankField ) => string ): BankAccount {
	return {
		account_name: read( 'account_name' ),
		account_number: read( 'account_number' ),
		bank_name: read( 'bank_name' ),
		sort_code: read( 'sort_code' ),
		iban: read( 'iban' ),
		bic: read( 'bic' ),
	};
}

/** The account that the form edits: the first one. Empty when there is none. */
export function firstAccount( [ first ]: BankAccounts ): BankAccount {
	return toAccount( ( field ) => first?.[ field ] ?? '' );
}

export function isSameAccount( one: BankAccount, other: BankAccount ): boolean {
	return BANK_FIELDS.every( ( field ) => one[ field ] === other[ field ] );
}

export function trimAccount( account: BankAccount ): BankAccount {
	return toAccount( ( field ) => account[ field ].trim() );
}

/** The errors of both number fields when both are empty. One of the two numbers is enough for a transfer. */
export function missingNumber( { account_number: number, iban }: BankAccount ): BankErrors {
	if ( number.trim() !== '' || iban.trim() !== '' ) {
		return {};
	}
	const message = __( 'Please enter an account number or IBAN', 'woocommerce' );
	return { account_number: message, iban: message };
}

/** Replaces the first account. Further accounts are edited in the payment settings and stay unchanged. */
export function withFirstAccount( [ first, ...others ]: BankAccounts, account: BankAccount ): BankAccounts {
	return [ { ...first, ...account }, ...others ];
}
