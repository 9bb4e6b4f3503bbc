import { parserOf } from '../core/parse-answer';
import { flagOr, listOf, numberOr, object, orNone, requiredText, text, type ValueOf } from '../core/shape';

const bankAccounts = orNone(
	listOf(
		object( {
			account_name: text,
			account_number: text,
			bank_name: text,
			/** Also called routing number, branch code or BSB. */
			sort_code: text,
			iban: text,
			/** Also called SWIFT code. */
			bic: text,
		} )
	),
	[]
);

/** The accounts that customers send money to, as stored in the option `woocommerce_bacs_accounts`. */
export type BankAccounts = ValueOf< typeof bankAccounts >;

/**
 * Parses the option `woocommerce_bacs_accounts`, which is `false` while there are no accounts.
 *
 * @throws {ApiError} For anything else: saving over it would lose what is stored.
 */
export const parseBankAccounts = parserOf( bankAccounts, 'option woocommerce_bacs_accounts' );

const gatewayOption = orNone( object( { enabled: flagOr( false ) } ), { enabled: false } );

/** Stored settings of a gateway. Those that are not described are kept. */
export type GatewayOption = ValueOf< typeof gatewayOption >;

/**
 * Parses the settings option of a gateway, which is `false` until they are saved for the first time.
 *
 * @throws {ApiError} For anything else: saving over it would lose what is stored.
 */
export const parseGatewayOption = parserOf( gatewayOption, 'option of a gateway' );

/** Parses a list of names in an option, which is `false` while there are none. */
export const parseNames = parserOf( orNone( listOf( requiredText ), [] ), 'option with names' );

/** Parses an option that is on or off. */
export const parseSwitch = parserOf( flagOr( false ), 'option that is on or off' );

/** Parses a moment in an option: seconds since 1970, UTC; 0 when there is none. */
export const parseMoment = parserOf( numberOr( 0 ), 'option with a moment' );

/** Parses the options in which a connected service notes whether its terms were accepted. */
export const parseTermsOption = parserOf(
	orNone( object( { tos_accepted: flagOr( false ) } ), { tos_accepted: false } ),
	'option with terms'
);
