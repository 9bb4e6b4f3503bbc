import type { Sample } from './measure';

const kilobytes = ( bytes: number ) => `${ ( bytes / 1000 ).toFixed( 0 ) } KB`;
const milliseconds = ( time: number ) => `${ time.toFixed( 0 ) } ms`;

const rows: readonly ( readonly [ string, ( sample: Sample ) => string ] )[] = [
	[ 'document, gzip', ( sample ) => kilobytes( sample.documentBytes ) ],
	[ 'scripts', ( sample ) => String( sample.scripts ) ],
	[ 'script bytes, gzip', ( sample ) => kilobytes( sample.scriptBytes ) ],
	[ 'packages of the host among them', ( sample ) => String( sample.packages ) ],
	[ 'styles', ( sample ) => String( sample.styles ) ],
	[ 'style bytes, gzip', ( sample ) => kilobytes( sample.styleBytes ) ],
	[ 'REST calls', ( sample ) => String( sample.restCalls ) ],
	[ 'until the first byte', ( sample ) => milliseconds( sample.firstByte ) ],
	[ 'until first task row', ( sample ) => milliseconds( sample.firstRow ) ],
	[ 'until the app has drawn it', ( sample ) => milliseconds( sample.drawn ) ],
	[ 'blocking time', ( sample ) => milliseconds( sample.blocking ) ],
	[ 'layout shift', ( sample ) => sample.layoutShift.toFixed( 3 ) ],
];

/** A table with a column per page that was measured, ready to paste into Markdown. */
export function toTable( results: ReadonlyMap< string, Sample > ): string {
	const names = [ ...results.keys() ];
	const head = `| | ${ names.join( ' | ' ) } |`;
	const line = `|---|${ names.map( () => '---:' ).join( '|' ) }|`;
	const body = rows.map( ( [ label, show ] ) => `| ${ label } | ${ [ ...results.values() ].map( show ).join( ' | ' ) } |` );
	return [ head, line, ...body ].join( '\n' );
}

/** A table of the work of the main thread after a click. */
export function toInteractionTable( results: ReadonlyMap< string, number > ): string {
	const body = [ ...results ].map( ( [ name, time ] ) => `| ${ name } | ${ milliseconds( time ) } |` );
	return [ '| main-thread work after a press, 4 times slower | |', '|---|---:|', ...body ].join( '\n' );
}
