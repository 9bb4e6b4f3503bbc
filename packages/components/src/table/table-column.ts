export type SortOrder = 'asc' | 'desc';

export interface TableColumn {
	readonly key: string;
	readonly label: string;
	/** Replaces the label for screen readers, where it is an abbreviation. */
	readonly spokenLabel?: string | undefined;
	/** Aligns the column to the end, in figures of one width. */
	readonly isNumeric?: boolean | undefined;
	readonly isSortable?: boolean | undefined;
	/** Order of the first press on the heading; descending when left out. */
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
	/** Names the row for screen readers, such as the product's title. */
	readonly name: string;
	/**
	 * One cell per column, `{ display, value }` as extensions know it. Extensions may add or change cells, so anything is accepted:
	 * texts and numbers are shown as texts, and what cannot be shown leaves the cell empty.
	 */
	readonly cells: readonly unknown[];
}

/** A column that is shown, with its place among all columns: cells have the places of all. */
export interface ShownColumn {
	readonly column: TableColumn;
	readonly index: number;
}

/**
 * Leaves out the columns that somebody has hidden. One column stays, whatever the saved choice says.
 *
 * @param columns All columns.
 * @param hidden  Keys of the hidden ones. Required and unknown ones do not count.
 */
export function shownColumns( columns: readonly TableColumn[], hidden: readonly string[] ): readonly ShownColumn[] {
	const all = columns.map( ( column, index ) => ( { column, index } ) );
	const shown = all.filter( ( { column } ) => column.isRequired || ! hidden.includes( column.key ) );
	return shown.length > 0 ? shown : all.slice( 0, 1 );
}
