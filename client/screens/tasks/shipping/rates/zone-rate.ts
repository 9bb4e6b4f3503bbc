import type { MethodWrite, ShippingZone, ZoneMethod } from '@store-admin/data';
import { formatNumber, parseDecimal, type CurrencyFormat } from '@store-admin/format';

/** The changes of one row in the form; only these are saved. */
export interface RateEdit {
	readonly text?: string;
	readonly isOn?: boolean;
}

/** The rate of a zone as the form shows it. */
export interface ZoneRate {
	readonly text: string;
	readonly isOn: boolean;
	/** Names of other shipping methods, which a new rate disables. */
	readonly others: readonly string[];
	/** Whether the stored rate is a formula. */
	readonly isFormula: boolean;
}

const ZERO = /^-?0(\.0*)?$/;

/** Without a thousand separator where both separators are the same, because the amount would be ambiguous. */
function editFormat( currency: CurrencyFormat ): CurrencyFormat {
	return currency.decimalSeparator === currency.thousandSeparator ? { ...currency, thousandSeparator: '' } : currency;
}

/**
 * Formats an amount for a text field, with at least the store's number of decimals.
 *
 * @param amount   Amount with a dot as decimal separator.
 * @param currency Of the store.
 */
export function formatRate( amount: string, currency: CurrencyFormat ): string {
	const decimals = ( amount.split( '.' )[ 1 ] ?? '' ).replace( /0+$/, '' ).length;
	return formatNumber( amount, editFormat( currency ), Math.max( currency.precision, decimals ) );
}

/**
 * Parses a typed amount. An empty text means 0.
 *
 * @param text     Typed text.
 * @param currency Of the store.
 * @return Amount with a dot as decimal separator and at least the store's decimals; null when the text is not an amount.
 */
export function parseRate( text: string, currency: CurrencyFormat ): string | null {
	const amount = text.trim() === '' ? '0' : parseDecimal( text, editFormat( currency ) );
	if ( amount === null ) {
		return null;
	}
	const [ integer = '0', fraction = '' ] = amount.split( '.' );
	const padded = fraction.padEnd( currency.precision, '0' );
	return padded === '' ? integer : `${ integer }.${ padded }`;
}

/** Whether an amount is zero. */
export function isFree( amount: string | null ): boolean {
	return amount !== null && ZERO.test( amount );
}

function mainMethod( enabled: readonly ZoneMethod[] ): ZoneMethod | undefined {
	return (
		enabled.find( ( { methodId, cost } ) => methodId === 'flat_rate' && cost !== '' ) ??
		enabled.find( ( { methodId, condition } ) => methodId === 'free_shipping' && condition === '' )
	);
}

function textOf( method: ZoneMethod, currency: CurrencyFormat ): string {
	if ( method.methodId === 'free_shipping' ) {
		return formatRate( '0', currency );
	}
	return formatRate( method.cost, currency ) || formatRate( parseRate( method.cost, currency ) ?? '', currency ) || method.cost;
}

/**
 * The rate that a zone charges.
 *
 * @param zone     Zone with its methods.
 * @param currency Of the store.
 */
export function toZoneRate( { methods }: Pick< ShippingZone, 'methods' >, currency: CurrencyFormat ): ZoneRate {
	const enabled = methods.filter( ( { isEnabled } ) => isEnabled );
	const main = mainMethod( enabled );
	const text = main ? textOf( main, currency ) : '';
	return {
		text: enabled.length === 0 ? formatRate( '0', currency ) : text,
		isOn: enabled.length > 0,
		others: enabled.filter( ( method ) => method !== main ).map( ( { title } ) => title ),
		isFormula: main !== undefined && parseRate( text, currency ) === null,
	};
}

/** Whether the typed amount differs from the stored one, whatever its format. */
export function isNewAmount( edit: RateEdit, rate: ZoneRate, currency: CurrencyFormat ): boolean {
	if ( edit.text === undefined || edit.text === rate.text ) {
		return false;
	}
	const amount = parseRate( edit.text, currency );
	return amount === null || rate.text === '' || amount !== parseRate( rate.text, currency );
}

/** The new shipping method that charges an amount. */
export function newMethod( amount: string ): { readonly methodId: string; readonly cost: string } {
	return { methodId: isFree( amount ) ? 'free_shipping' : 'flat_rate', cost: amount };
}

/**
 * The writes after which a zone charges one amount. The new method is enabled before others are disabled, so that
 * customers always have one.
 *
 * @param methods Methods of the zone.
 * @param amount  Amount with a dot as decimal separator; null to disable all methods.
 */
export function planWrites( methods: readonly ZoneMethod[], amount: string | null ): readonly MethodWrite[] {
	const isWanted = ( { methodId, condition }: ZoneMethod ) =>
		isFree( amount ) ? methodId === 'free_shipping' && condition === '' : methodId === 'flat_rate';
	const candidates = amount === null ? [] : methods.filter( isWanted );
	const kept = candidates.find( ( { isEnabled } ) => isEnabled ) ?? candidates[ 0 ];
	const disabled = methods
		.filter( ( method ) => method.isEnabled && method !== kept )
		.map( ( { instanceId } ): MethodWrite => ( { kind: 'disable', instanceId } ) );
	if ( amount === null ) {
		return disabled;
	}
	return [
		kept ? { kind: 'update', instanceId: kept.instanceId, ...newMethod( amount ) } : { kind: 'create', ...newMethod( amount ) },
		...disabled,
	];
}
