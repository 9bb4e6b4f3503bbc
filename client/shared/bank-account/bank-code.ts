import { __ } from '@wordpress/i18n';
import type { BankAccount } from './bank-account';

type CountrySource = Pick< BankAccount, 'iban' | 'bic' | 'country_code' >;

/** Two-letter code of the country of the bank, from IBAN or BIC, or as it was chosen; '' when it is unknown. */
function countryOf( { iban, bic, country_code: chosen = '' }: CountrySource ): string {
	const compact = ( text: string ) => text.replace( /[\s.-]/g, '' ).toUpperCase();
	const fromIban = /^([A-Z]{2})\d{2}/.exec( compact( iban ) )?.[ 1 ];
	return fromIban ?? /^[A-Z]{4}([A-Z]{2})[A-Z0-9]{2}/.exec( compact( bic ) )?.[ 1 ] ?? chosen;
}

/**
 * The local name of a bank's branch number. It depends on the account, because a store may have a bank account abroad.
 *
 * @return Undefined when the country is unknown or has no local name for it.
 */
export function bankCodeName( account: CountrySource ): string | undefined {
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
