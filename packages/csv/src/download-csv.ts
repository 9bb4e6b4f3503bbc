/** Without it, spreadsheets do not recognize UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Some browsers read the file only after the click handler has returned. */
const RELEASE_AFTER_MS = 60_000;

/**
 * Saves a CSV file with the browser's download.
 *
 * @param fileName See `csvFileName`.
 * @param csv      See `toCsv`.
 */
export function downloadCsv( fileName: string, csv: string ): void {
	const url = URL.createObjectURL( new Blob( [ BYTE_ORDER_MARK, csv ], { type: 'text/csv;charset=utf-8' } ) );
	const link = document.createElement( 'a' );
	link.href = url;
	link.download = fileName;
	document.body.append( link );
	link.click();
	link.remove();
	setTimeout( () => URL.revokeObjectURL( url ), RELEASE_AFTER_MS );
}
