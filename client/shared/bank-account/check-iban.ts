import { __, sprintf } from '@wordpress/i18n';
import type * as IbanToolsModule from './iban-tools';

type IbanTools = typeof IbanToolsModule;

let tools: Promise< IbanTools | null > | undefined;

/** Loads the IBAN rules of all countries. Null when that fails; the next call tries again. */
async function loadTools(): Promise< IbanTools | null > {
	tools ??= import( /* webpackChunkName: "iban" */ './iban-tools' ).catch( () => {
		tools = undefined;
		return null;
	} );
	return tools;
}

function describe( iban: string, { getCountrySpecifications, validateIBAN, ValidationErrorsIBAN }: IbanTools ): string | undefined {
	const { valid, errorCodes } = validateIBAN( iban );
	if ( valid ) {
		return undefined;
	}
	if ( errorCodes.includes( ValidationErrorsIBAN.NoIBANCountry ) ) {
		return __( 'An IBAN begins with the two letters of a country, as in GB or DE.', 'store-admin' );
	}
	const length = getCountrySpecifications()[ iban.slice( 0, 2 ) ]?.chars;
	if ( length && length !== iban.length ) {
		return sprintf(
			/* translators: 1: two letters of a country, 2 and 3: numbers. */
			__( 'An IBAN that begins with %1$s has %2$d characters. This one has %3$d.', 'store-admin' ),
			iban.slice( 0, 2 ),
			length,
			iban.length
		);
	}
	return __( 'This is not a valid IBAN: a character is wrong, or two are swapped. Compare it with your bank’s papers.', 'store-admin' );
}

/**
 * Checks an IBAN with or without spaces.
 *
 * @param text The typed text. An empty text is valid, because an account number can be entered instead.
 * @return The error message. Undefined when the IBAN is valid, or when the rules could not be loaded.
 */
export async function checkIban( text: string ): Promise< string | undefined > {
	const iban = text.replace( /[\s.\-\u00a0]/g, '' ).toUpperCase();
	if ( iban === '' ) {
		return undefined;
	}
	const loaded = await loadTools();
	return loaded ? describe( iban, loaded ) : undefined;
}
