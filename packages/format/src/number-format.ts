/** The separators with which a store formats numbers. */
export interface NumberFormat {
	readonly decimalSeparator: string;
	readonly thousandSeparator: string;
}
