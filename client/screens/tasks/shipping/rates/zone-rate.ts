import type { MethodWrite, ShippingZone, ZoneMethod } from '@store-admin/data';
import { formatNumber, parseDecimal, type CurrencyFormat } from '@store-admin/format';

/** What a person changed of a zone; nothing else is written. */
export interface RateEdit {
	readonly text?: string;
	readonly isOn?: boolean;
}

/** What a zone charges as the form shows it. */
export interface ZoneRate {
	readonly text: string;
	readonly isOn: boolean;
	/** Ways of shipping beside the rate, which a new rate switches off. */
	readonly others: readonly string[];
	/** The stored rate is no amount but a formula. */
	readonly isFormula: boolean;
}

const ZERO = /^-?0(\.0*)?$/;

/** Where both separators are the same, amounts are written without groups: nobody could read them otherwise. */
function editFormat( currency: CurrencyFormat ): CurrencyFormat {
	return currency.decimalSeparator === currency.thousandSeparator ? { ...currency, thousandSeparator: '' } : currency;
}

/**
 * Writes an amount for a text field, with the store's decimals or more where the amount has more.
 *
 * @param amount   With a dot as decimal mark.
 * @param currency Of the store.
 */
export function formatRate( amount: string, currency: CurrencyFormat ): string {
	const decimals = ( amount.split( '.' )[ 1 ] ?? '' ).replace( /0+$/, '' ).length;
	return formatNumber( amount, editFormat( currency ), Math.max( currency.precision, decimals ) );
}

/**
 * Reads an amount that was typed; nothing typed means nothing charged.
 *
 * @param text     Of the text field.
 * @param currency Of the store.
 * @return With a dot as decimal mark and at least the store's decimals; null when it is no amount.
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

/** Whether an amount costs nothing. */
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
 * What a zone charges now.
 *
 * @param zone     With everything it offers.
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

/** Whether the amount that is typed is another than the stored one; how it is written makes no difference. */
export function isNewAmount( edit: RateEdit, rate: ZoneRate, currency: CurrencyFormat ): boolean {
	if ( edit.text === undefined || edit.text === rate.text ) {
		return false;
	}
	const amount = parseRate( edit.text, currency );
	return amount === null || rate.text === '' || amount !== parseRate( rate.text, currency );
}

/** The way of shipping that charges an amount by itself. */
export function newMethod( amount: string ): { readonly methodId: string; readonly cost: string } {
	return { methodId: isFree( amount ) ? 'free_shipping' : 'flat_rate', cost: amount };
}

/**
 * What must be written so that a zone charges one amount. The new way is switched on before the others go, so that
 * customers are never without one.
 *
 * @param methods What the zone offers.
 * @param amount  With a dot as decimal mark; null to offer nothing.
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
