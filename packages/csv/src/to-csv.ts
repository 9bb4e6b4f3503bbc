/** Null (unknown value) becomes an empty cell. */
export type CsvCell = string | number | null;

/** Beginnings that spreadsheets treat as a formula; the same as in the host's exporter. */
const BEGINS_FORMULA = /^[=+\-@\t\r]/;

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/**
 * Builds the text of a CSV file.
 *
 * @param rows Rows of cells, the header first. Numbers stay numbers; NaN and infinity become empty cells. Text that a
 *             spreadsheet would run as a formula gets a leading single quote.
 * @return Lines that each end with a line feed, without a byte order mark.
 */
export function toCsv( rows: readonly ( readonly CsvCell[] )[] ): string {
	return rows.map( ( cells ) => `${ cells.map( toText ).join( ',' ) }\n` ).join( '' );
}

function toText( cell: CsvCell ): string {
	if ( typeof cell === 'number' ) {
		return Number.isFinite( cell ) ? String( cell ) : '';
	}
	const text = BEGINS_FORMULA.test( cell ?? '' ) ? `'${ cell }` : ( cell ?? '' );
	return NEEDS_QUOTES.test( text ) ? `"${ text.replace( /"/g, '""' ) }"` : text;
}
