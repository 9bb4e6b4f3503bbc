/** Null is an empty cell: a value that nobody knows. */
export type CsvCell = string | number | null;

/** What spreadsheets take for the beginning of a formula, as the host's exporter knows it. */
const BEGINS_FORMULA = /^[=+\-@\t\r]/;

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/**
 * Builds the text of a CSV file.
 *
 * @param rows Rows of cells, the header first. Numbers stay numbers; a number that is none (NaN, infinite) is an empty cell. Texts that a
 *             spreadsheet would run as a formula get a single quote in front.
 * @return Lines that end with a line feed each, without byte order mark.
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
