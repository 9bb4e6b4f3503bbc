import { parserOf } from '../core/parse-answer';
import {
	anything,
	flagOr,
	listOf,
	maybe,
	numberOr,
	object,
	orNone,
	recordOf,
	requiredText,
	text,
	type Shape,
	type ValueOf,
} from '../core/shape';
import type { WireObject } from '../core/wire';

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
			/** Country of the bank, two letters; newer hosts only. */
			country_code: maybe( text ),
		} )
	),
	[]
);

/** The accounts that customers send money to. */
export type BankAccounts = ValueOf< typeof bankAccounts >;

/** Notices that third parties queued, by id. A list is accepted too. */
const queuedNotices: Shape< WireObject > = ( given, field ) => recordOf( anything )( Array.isArray( given ) ? { ...given } : given, field );

const isOn = flagOr( false );

const terms = orNone( object( { tos_accepted: isOn } ), { tos_accepted: false } );

/**
 * The options that screens read, and the shape of each. An option that does not exist comes as `false`. Saved values are
 * often derived from read ones, so a value of another shape is a failure and never counts as empty.
 */
const OPTIONS = {
	wc_connect_options: terms,
	/** Ids of offers. */
	wcpay_welcome_page_incentives_dismissed: orNone( listOf( requiredText ), [] ),
	wcshipping_options: terms,
	/** Seconds since 1970, UTC; 0 when unknown. */
	woocommerce_admin_install_timestamp: numberOr( 0 ),
	/** The notices stay unchanged, since the queue is saved back. */
	woocommerce_admin_transient_notices_queue: orNone( queuedNotices, {} ),
	woocommerce_allow_tracking: isOn,
	woocommerce_bacs_accounts: bankAccounts,
	/** Other fields, such as title and instructions, are kept. */
	woocommerce_bacs_settings: orNone( object( { enabled: isOn } ), { enabled: false } ),
	woocommerce_ces_shown_for_actions: orNone( listOf( requiredText ), [] ),
	woocommerce_coming_soon: isOn,
	woocommerce_default_homepage_layout: text,
	woocommerce_marketing_overview_multichannel_banner_dismissed: isOn,
	/** From 1 to 120, at random for each store; decides about offers that only a part of the stores gets. */
	woocommerce_remote_variant_assignment: numberOr( null ),
	woocommerce_setup_jetpack_opted_in: isOn,
	woocommerce_show_lys_tour: isOn,
	woocommerce_task_list_reminder_bar_hidden: isOn,
};

/** An option that screens read. */
export type OptionName = keyof typeof OPTIONS;

/** Option name to its parsed value. */
export type OptionValues< Name extends OptionName > = { readonly [ One in Name ]: ValueOf< ( typeof OPTIONS )[ One ] > };

/**
 * Checks the value of an option.
 *
 * @throws {ApiError} When the value has another shape.
 */
export function parseOption< Name extends OptionName >( name: Name, value: unknown ): OptionValues< Name >[ Name ] {
	return parserOf( OPTIONS[ name ] as Shape< OptionValues< Name >[ Name ] >, `option ${ name }` )( value );
}
