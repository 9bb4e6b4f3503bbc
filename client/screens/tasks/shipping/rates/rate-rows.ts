import { __, sprintf } from '@wordpress/i18n';
import type { ShippingZone } from '@store-admin/data';
import { formatNumber, type CurrencyFormat } from '@store-admin/format';
import { isNewAmount, parseRate, toZoneRate, type RateEdit, type ZoneRate } from './zone-rate';

/** The row of one zone in the form. */
export interface RateRow {
	/** Stays the same when the zone has to be created again, so that the typed text is kept. */
	readonly key: string;
	/** Undefined while the country has no zone. The zone is created when the rate is saved. */
	readonly zone: ShippingZone | undefined;
	readonly name: string;
	/** Whether the row is optional, which is so for the rest of the world. */
	readonly isToggleable: boolean;
	readonly stored: ZoneRate;
}

const NO_ZONE = { methods: [] };

function isOfCountry( { id, locations }: ShippingZone, country: string ): boolean {
	return id !== 0 && locations.some( ( { code, type } ) => type === 'country' && code === country );
}

/** The zones that cover a whole country, in their order. */
export function zonesOfCountry( zones: readonly ShippingZone[], country: string ): readonly ShippingZone[] {
	return zones.filter( ( zone ) => isOfCountry( zone, country ) );
}

interface Country {
	/** Two letters. */
	readonly country: string;
	readonly countryName: string;
}

/** The rows of the form: the zones of the store's country, and the rest of the world. */
export function toRateRows(
	zones: readonly ShippingZone[],
	{ country, countryName }: Country,
	currency: CurrencyFormat
): readonly RateRow[] {
	const found = zonesOfCountry( zones, country );
	const ofCountry = found.length > 0 ? found : [ undefined ];
	const rest = zones.filter( ( { id } ) => id === 0 );
	return [
		...ofCountry.map( ( zone, index ) => ( {
			key: `country-${ index }`,
			zone,
			name: zone?.name ?? countryName,
			isToggleable: false,
			stored: toZoneRate( zone ?? NO_ZONE, currency ),
		} ) ),
		...rest.map( ( zone ) => ( {
			key: 'rest',
			zone,
			name: __( 'Rest of the world', 'woocommerce' ),
			isToggleable: true,
			stored: toZoneRate( zone, currency ),
		} ) ),
	];
}

export function textOf( { stored }: RateRow, edit: RateEdit ): string {
	return edit.text ?? stored.text;
}

export function isOn( { isToggleable, stored }: RateRow, edit: RateEdit ): boolean {
	return isToggleable ? ( edit.isOn ?? stored.isOn ) : true;
}

/** Whether the zone has to be changed: not when it already charges the rate in the form. */
export function isToBeWritten( row: RateRow, edit: RateEdit, currency: CurrencyFormat ): boolean {
	if ( isOn( row, edit ) !== row.stored.isOn ) {
		return true;
	}
	return row.stored.isOn && isNewAmount( edit, row.stored, currency );
}

/**
 * Validates a rate.
 *
 * @return The error message; undefined when the rate is valid, or when the zone does not have to be changed.
 */
export function validateRate( row: RateRow, edit: RateEdit, currency: CurrencyFormat ): string | undefined {
	if ( ! isOn( row, edit ) || ! isToBeWritten( row, edit, currency ) ) {
		return undefined;
	}
	const amount = parseRate( textOf( row, edit ), currency );
	if ( amount === null ) {
		const example = formatNumber( '33.61', currency, currency.precision );
		/* translators: %s: an amount as the store writes it, such as 33.61. */
		return sprintf( __( 'Please enter an amount, for example %s.', 'store-admin' ), example );
	}
	return amount.startsWith( '-' ) ? __( 'Shipping rates can not be negative numbers.', 'woocommerce' ) : undefined;
}
