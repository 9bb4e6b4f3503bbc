/** A figure above the chart. */
export interface FigureFacts {
	readonly label: string;
	readonly value: string;
	/** Change in the notation of the host: `-29%`; '' when none is shown. */
	readonly change: string;
}

/** A table with what is below it. */
export interface TableFacts {
	readonly title: string;
	readonly columns: readonly string[];
	/** Text of the cells of each row, in order. */
	readonly rows: readonly ( readonly string[] )[];
	/** "Page 1 of 2"; '' without pages. */
	readonly pages: string;
	/** The summary row, each entry as "29 days". */
	readonly totals: readonly string[];
}

/** The numbers of a report in one of the two apps. */
export interface ReportFacts {
	readonly figures: readonly FigureFacts[];
	readonly tables: readonly TableFacts[];
	/** Shown errors. */
	readonly errors: readonly string[];
}

/** What a report shows, or why it could not be read. */
export type Reading = { readonly facts: ReportFacts } | { readonly failure: string };
