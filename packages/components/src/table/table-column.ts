export type SortOrder = 'asc' | 'desc';

export interface TableColumn {
	readonly key: string;
	readonly label: string;
	/** Label for screen readers, if the label is an abbreviation. */
	readonly spokenLabel?: string | undefined;
	/** Aligns the column to the end and uses digits of equal width. */
	readonly isNumeric?: boolean | undefined;
	readonly isSortable?: boolean | undefined;
	/** Order after the first press on the heading; descending by default. */
	readonly firstOrder?: SortOrder | undefined;
	/** Whether the column is always shown. */
	readonly isRequired?: boolean | undefined;
}

export interface TableSort {
	readonly key: string;
	readonly order: SortOrder;
}

export interface TableRow {
	readonly key: string;
	/** Name of the row for screen readers, such as the title of the product. */
	readonly name: string;
	/**
	 * One cell per column, in the form `{ display, value }` that extensions use. Extensions can add or change cells, so any value is
	 * accepted: texts and numbers are shown as text, and the cell is empty if the value cannot be shown.
	 */
	readonly cells: readonly unknown[];
}

/** Visible column with its index among all columns, which is also the index of its cells. */
export interface ShownColumn {
	readonly column: TableColumn;
	readonly index: number;
}

/**
 * Returns the visible columns; always at least one.
 *
 * @param columns All columns.
 * @param hidden  Keys of the hidden columns. Required and unknown keys are ignored.
 */
export function shownColumns( columns: readonly TableColumn[], hidden: readonly string[] ): readonly ShownColumn[] {
	const all = columns.map( ( column, index ) => ( { column, index } ) );
	const shown = all.filter( ( { column } ) => column.isRequired || ! hidden.includes( column.key ) );
	return shown.length > 0 ? shown : all.slice( 0, 1 );
}
