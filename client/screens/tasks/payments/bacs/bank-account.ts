import { __ } from '@wordpress/i18n';
import type { BankAccounts } from '@store-admin/data';

/** One account that customers send money to, in the words of the option. */
export interface BankAccount {
	readonly account_name: string;
	readonly account_number: string;
	readonly bank_name: string;
	readonly sort_code: string;
	readonly iban: string;
	readonly bic: string;
}

export type BankField = keyof BankAccount;
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

/** The account that the form is about: the first one, empty while there is none. */
export function firstAccount( [ first ]: BankAccounts ): BankAccount {
	return toAccount( ( field ) => first?.[ field ] ?? '' );
}

export function isSameAccount( one: BankAccount, other: BankAccount ): boolean {
	return BANK_FIELDS.every( ( field ) => one[ field ] === other[ field ] );
}

export function trimAccount( account: BankAccount ): BankAccount {
	return toAccount( ( field ) => account[ field ].trim() );
}

/** Either number leads the money there; without both nothing does. */
export function missingNumber( { account_number: number, iban }: BankAccount ): BankErrors {
	if ( number.trim() !== '' || iban.trim() !== '' ) {
		return {};
	}
	const message = __( 'Please enter an account number or IBAN', 'woocommerce' );
	return { account_number: message, iban: message };
}

/** Puts an account in the place of the first; further ones belong to the payment settings and stay. */
export function withFirstAccount( [ first, ...others ]: BankAccounts, account: BankAccount ): BankAccounts {
	return [ { ...first, ...account }, ...others ];
}
