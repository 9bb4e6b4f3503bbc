import { __ } from '@wordpress/i18n';
import type { ImportForm } from '@store-admin/data';
import { daysBetween, parseStoreDay, type StoreDay } from '@store-admin/format';

/** What is to be imported: the arguments of the routes, or why the day cannot be used. */
export type ImportChoice =
	| { readonly query: Readonly< Record< string, string > >; readonly fault?: undefined }
	| { readonly query: null; readonly fault: 'missing' | 'invalid' | 'future' };

/** Periods that can be chosen, in days; `custom` is a first day. */
export function periodOptions(): readonly { readonly value: string; readonly label: string }[] {
	return [
		{ value: 'all', label: __( 'All', 'woocommerce' ) },
		{ value: '365', label: __( 'Last 365 days', 'woocommerce' ) },
		{ value: '90', label: __( 'Last 90 days', 'woocommerce' ) },
		{ value: '30', label: __( 'Last 30 days', 'woocommerce' ) },
		{ value: '7', label: __( 'Last 7 days', 'woocommerce' ) },
		{ value: '1', label: __( 'Last 24 hours', 'woocommerce' ) },
		{ value: 'custom', label: __( 'Custom', 'woocommerce' ) },
	];
}

/**
 * Returns the arguments for the chosen period. The host counts back from today in UTC, which can be another day than today
 * in the store, so a first day needs one day more to be imported as a whole.
 *
 * @param form  Chosen period, and whether what was imported before is skipped.
 * @param today Today in store time.
 */
export function importChoice( { period, skipPrevious }: ImportForm, today: StoreDay ): ImportChoice {
	const skip: Readonly< Record< string, string > > = skipPrevious ? { skip_existing: 'true' } : {};
	if ( period.label === 'all' ) {
		return { query: skip };
	}
	if ( period.label !== 'custom' ) {
		return { query: { ...skip, days: period.label } };
	}
	const day = parseStoreDay( period.date );
	if ( day === undefined ) {
		return { query: null, fault: period.date === '' ? 'missing' : 'invalid' };
	}
	return day > today ? { query: null, fault: 'future' } : { query: { ...skip, days: String( daysBetween( day, today ) + 1 ) } };
}
