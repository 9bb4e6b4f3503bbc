/** Parses a CSV file according to RFC 4180. */
export function parseCsv( text: string ): readonly ( readonly string[] )[] {
	const rows: string[][] = [];
	let row: string[] = [];
	let cell = '';
	let isQuoted = false;
	for ( let index = 0; index < text.length; index++ ) {
		const sign = text.charAt( index );
		if ( isQuoted ) {
			if ( sign !== '"' ) {
				cell += sign;
			} else if ( text[ index + 1 ] === '"' ) {
				cell += '"';
				index++;
			} else {
				isQuoted = false;
			}
		} else if ( sign === '"' ) {
			isQuoted = true;
		} else if ( sign === ',' || sign === '\n' ) {
			row.push( cell );
			cell = '';
			if ( sign === '\n' ) {
				rows.push( row );
				row = [];
			}
		} else {
			cell += sign;
		}
	}
	return rows;
}
