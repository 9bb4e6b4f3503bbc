import { scaleLinear } from 'd3-scale';

export interface ValueAxis {
	/** Lowest and highest value that the plot shows; both are ticks. */
	readonly domain: readonly [ number, number ];
	/** Two to five round numbers, ascending. */
	readonly ticks: readonly number[];
	/** Digits after the decimal separator that the ticks need: none when all are whole. */
	readonly precision: number;
}

/** More grid lines would make the data harder to see. */
const MOST_TICKS = 5;

/** Approximate numbers of steps to try, in this order. The last one always gives steps of at least one unit. */
const COUNTS = [ 4, 3, 2, 1 ];

function range( values: Iterable< number | null > ): [ number, number ] {
	let lowest = 0;
	let highest = 0;
	for ( const value of values ) {
		if ( value !== null && Number.isFinite( value ) ) {
			lowest = Math.min( lowest, value );
			highest = Math.max( highest, value );
		}
	}
	return lowest === highest ? [ 0, 1 ] : [ lowest, highest ];
}

/**
 * Calculates a value axis that contains all values. It always contains zero, so that heights can be compared.
 *
 * Steps are never smaller than the smallest unit of the currency: a store without decimals never gets `¥0.5`. The scale therefore counts in
 * smallest units.
 *
 * @param values   Values in the main unit; `null` and numbers that are not finite are ignored.
 * @param decimals Digits after the decimal separator of the unit: 0 for counts and yen, 3 for dinars.
 * @return An axis from 0 to 1 when all values are zero or there are none.
 */
export function valueAxis( values: Iterable< number | null >, decimals: number ): ValueAxis {
	const [ lowest, highest ] = range( values );
	const unit = 10 ** decimals;
	const bounds = [ Math.floor( lowest * unit ), Math.ceil( highest * unit ) ];
	let ticks: number[] = [];
	for ( const count of COUNTS ) {
		const scale = scaleLinear().domain( bounds ).nice( count );
		ticks = scale.ticks( count );
		const [ first = 0, second = 0 ] = ticks;
		if ( ticks.length <= MOST_TICKS && second - first >= 1 ) {
			break;
		}
	}
	// Adding zero turns -0 into 0.
	const inMainUnit = ticks.map( ( tick ) => tick / unit + 0 );
	return {
		domain: [ inMainUnit[ 0 ] ?? 0, inMainUnit.at( -1 ) ?? 1 ],
		ticks: inMainUnit,
		precision: inMainUnit.every( Number.isInteger ) ? 0 : decimals,
	};
}
