import { __, sprintf } from '@wordpress/i18n';
import type { ShippingZone } from '@store-admin/data';
import { formatNumber, type CurrencyFormat } from '@store-admin/format';
import { isNewAmount, parseRate, toZoneRate, type RateEdit, type ZoneRate } from './zone-rate';

/** One zone in the form. */
export interface RateRow {
	/** Stays the same when a zone has to be made again, so that what was typed stays with it. */
	readonly key: string;
	/** Undefined while the country has none: it is made with the first rate that is saved. */
	readonly zone: ShippingZone | undefined;
	readonly name: string;
	/** The rest of the world may be left out. */
	readonly isToggleable: boolean;
	readonly stored: ZoneRate;
}

const NO_ZONE = { methods: [] };

function isOfCountry( { id, locations }: ShippingZone, country: string ): boolean {
	return id !== 0 && locations.some( ( { code, type } ) => type === 'country' && code === country );
}

/** The zones for the whole of a country, in the order in which they apply. */
export function zonesOfCountry( zones: readonly ShippingZone[], country: string ): readonly ShippingZone[] {
	return zones.filter( ( zone ) => isOfCountry( zone, country ) );
}

interface Country {
	/** Two letters. */
	readonly country: string;
	readonly countryName: string;
}

/** The rates that the form shows: those of the store's country, and the rest of the world. */
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

/** Whether saving has to write to the zone: never when it charges already what the form shows. */
export function isToBeWritten( row: RateRow, edit: RateEdit, currency: CurrencyFormat ): boolean {
	if ( isOn( row, edit ) !== row.stored.isOn ) {
		return true;
	}
	return row.stored.isOn && isNewAmount( edit, row.stored, currency );
}

/**
 * What is wrong with a rate.
 *
 * @return What to enter instead; undefined when all is well, or when the rate is not going to be written.
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
