import { __ } from '@wordpress/i18n';
import type { BankAccount } from './bank-account';

/** Two letters of the country whose bank keeps the account; '' when neither number says it. */
function countryOf( { iban, bic }: Pick< BankAccount, 'iban' | 'bic' > ): string {
	const compact = ( text: string ) => text.replace( /[\s.-]/g, '' ).toUpperCase();
	const fromIban = /^([A-Z]{2})\d{2}/.exec( compact( iban ) )?.[ 1 ];
	return fromIban ?? /^[A-Z]{4}([A-Z]{2})[A-Z0-9]{2}/.exec( compact( bic ) )?.[ 1 ] ?? '';
}

/**
 * What the bank of an account calls the number of its branch. It follows from the account: a store may bank abroad.
 *
 * @return Undefined when the country is not known, or has no word of its own for it.
 */
export function bankCodeName( account: Pick< BankAccount, 'iban' | 'bic' > ): string | undefined {
	const names: Readonly< Record< string, string > > = {
		AU: __( 'BSB', 'woocommerce' ),
		CA: __( 'Bank transit number', 'woocommerce' ),
		GB: __( 'Sort code', 'woocommerce' ),
		IE: __( 'Sort code', 'woocommerce' ),
		IN: __( 'IFSC', 'woocommerce' ),
		IT: __( 'Branch sort', 'woocommerce' ),
		NZ: __( 'Bank code', 'woocommerce' ),
		SE: __( 'Bank code', 'woocommerce' ),
		US: __( 'Routing number', 'woocommerce' ),
		ZA: __( 'Branch code', 'woocommerce' ),
	};
	return names[ countryOf( account ) ];
}
