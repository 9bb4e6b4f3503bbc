/** One step of the time axis with the values of all series. */
export interface ChartPoint {
	/** Unique among the points. */
	readonly key: string;
	/** Short name below the plot: `Nov 3`. */
	readonly label: string;
	/** Name in words, in the site's language: `November 3, 2026`. */
	readonly longLabel: string;
	/**
	 * Names of the values of single series, where they differ from `longLabel`: in a comparison with last year, its own date. `null` means
	 * the common name.
	 */
	readonly longLabels?: readonly ( string | null )[] | undefined;
	/** In the order of the series; `null` where nothing is known, which leaves a gap. In the main unit of the currency, never in cents. */
	readonly values: readonly ( number | null )[];
}

export interface ChartSeries {
	/** Unique among the series. */
	readonly key: string;
	readonly label: string;
	/** The server's number for the whole range: a total or an average. It is never added up from the points. */
	readonly total: number | null;
	/** Any CSS colour. A colour from the project's own row when left out or when CSS does not know it. */
	readonly color?: string | undefined;
	/** The earlier period in a time comparison: drawn dashed and lighter. */
	readonly isCompared?: boolean | undefined;
}

export type ChartType = 'line' | 'bar';

/**
 * Formats a value of the chart for people.
 *
 * @param value     Number in the main unit.
 * @param precision Digits after the decimal separator.
 */
export type FormatValue = ( value: number, precision: number ) => string;
