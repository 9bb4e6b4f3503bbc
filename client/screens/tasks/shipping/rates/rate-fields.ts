import { __, sprintf } from '@wordpress/i18n';
import type { CurrencyFormat } from '@store-admin/format';
import type { FieldDescription } from '../../../../shared/form/field-description';
import { isOn, validateRate, type RateRow } from './rate-rows';
import type { RateEdit } from './zone-rate';

/** Values of the form: the rate of each row as text, and whether an optional row is enabled. */
export type RateValues = Readonly< Record< string, string | boolean > >;

/** Id of the switch of a row. The id of the rate field is the key of the row. */
export function switchIdOf( { key }: RateRow ): string {
	return `${ key }-is-on`;
}

export function editOf( row: RateRow, values: RateValues ): RateEdit {
	const [ text, isShown ] = [ values[ row.key ], values[ switchIdOf( row ) ] ];
	return { ...( typeof text === 'string' && { text } ), ...( typeof isShown === 'boolean' && { isOn: isShown } ) };
}

/** The stored rates as values of the form. */
export function toRateValues( rows: readonly RateRow[] ): RateValues {
	const rates = rows.map( ( { key, stored } ) => [ key, stored.text ] as const );
	const switches = rows.filter( ( { isToggleable } ) => isToggleable ).map( ( row ) => [ switchIdOf( row ), row.stored.isOn ] as const );
	return Object.fromEntries< string | boolean >( [ ...rates, ...switches ] );
}

/** A note about a zone whose rate is not a single amount. */
function noteOf( { stored }: RateRow, currency: CurrencyFormat ): string | undefined {
	if ( stored.isFormula ) {
		return __( 'This rate is a formula. An amount that you enter takes its place.', 'store-admin' );
	}
	if ( stored.others.length > 0 ) {
		const names = stored.others.join( ', ' );
		/* translators: %s: names of ways of shipping. */
		return sprintf( __( 'Also offered here: %s. Another rate switches that off.', 'store-admin' ), names );
	}
	if ( currency.decimalSeparator === currency.thousandSeparator ) {
		return __(
			'Your store writes decimals and thousands with the same sign. The last one counts as the decimal point.',
			'store-admin'
		);
	}
	return undefined;
}

function rateLabel( { name, isToggleable }: RateRow ): string {
	/* translators: %s: name of a shipping zone. */
	return isToggleable ? sprintf( __( 'Rate for %s', 'store-admin' ), name ) : name;
}

function rateField( row: RateRow, values: RateValues, currency: CurrencyFormat ): FieldDescription< RateValues > {
	const affix = currency.position.startsWith( 'left' ) ? { prefix: currency.symbol } : { suffix: currency.symbol };
	return {
		id: row.key,
		label: rateLabel( row ),
		control: 'text',
		help: noteOf( row, currency ),
		isHidden: ! isOn( row, editOf( row, values ) ),
		size: 12,
		inputMode: 'decimal',
		direction: 'ltr',
		className: row.isToggleable ? 'has-hidden-label' : '',
		...affix,
		validate: ( _text, now ) => validateRate( row, editOf( row, now ), currency ),
	};
}

/** The fields of all rows: a rate each, and a switch before it in optional rows. */
export function rateFields(
	rows: readonly RateRow[],
	values: RateValues,
	currency: CurrencyFormat
): readonly FieldDescription< RateValues >[] {
	return rows.flatMap( ( row ) => {
		const rate = rateField( row, values, currency );
		return row.isToggleable ? [ { id: switchIdOf( row ), label: row.name, control: 'switch' }, rate ] : [ rate ];
	} );
}
