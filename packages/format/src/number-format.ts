/** How a store writes numbers. */
export interface NumberFormat {
	readonly decimalSeparator: string;
	readonly thousandSeparator: string;
}
