/** One step of the time axis with the values of all series. */
export interface ChartPoint {
	/** Unique among the points. */
	readonly key: string;
	/** Short label below the plot: `Nov 3`. */
	readonly label: string;
	/** Name in words, in the site's language: `November 3, 2026`. */
	readonly longLabel: string;
	/**
	 * Names of the values per series, if they differ from `longLabel`: when years are compared, each value has its own date. `null` stands
	 * for `longLabel`.
	 */
	readonly longLabels?: readonly ( string | null )[] | undefined;
	/** Values in the order of the series, in the main unit of the currency (not cents). `null` means unknown and leaves a gap. */
	readonly values: readonly ( number | null )[];
}

export interface ChartSeries {
	/** Unique among the series. */
	readonly key: string;
	readonly label: string;
	/** Total or average of the whole range, as calculated by the server. It is never the sum of the points. */
	readonly total: number | null;
	/** Any CSS colour; by default a colour of the palette. */
	readonly color?: string | undefined;
	/** Whether the series is the compared period, which is drawn dashed and lighter. */
	readonly isCompared?: boolean | undefined;
}

export type ChartType = 'line' | 'bar';

/**
 * Formats a value of the chart.
 *
 * @param value     Number in the main unit.
 * @param precision Digits after the decimal separator.
 */
export type FormatValue = ( value: number, precision: number ) => string;
