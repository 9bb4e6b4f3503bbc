import type { Sample } from './measure';
import type { PressWork } from './presses';

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
	[ 'until the last byte', ( sample ) => milliseconds( sample.documentEnd ) ],
	[ 'until first %s', ( sample ) => milliseconds( sample.first ) ],
	[ 'until the app has drawn everything', ( sample ) => milliseconds( sample.drawn ) ],
	[ 'blocking time', ( sample ) => milliseconds( sample.blocking ) ],
	[ 'layout shift', ( sample ) => sample.layoutShift.toFixed( 3 ) ],
];

/**
 * A table with a column per page that was measured, ready to paste into Markdown.
 *
 * @param results samples by name
 * @param first   what the user looks for first on these pages
 */
export function toTable( results: ReadonlyMap< string, Sample >, first: string ): string {
	const names = [ ...results.keys() ];
	const head = `| | ${ names.join( ' | ' ) } |`;
	const line = `|---|${ names.map( () => '---:' ).join( '|' ) }|`;
	const body = rows.map(
		( [ label, show ] ) => `| ${ label.replace( '%s', first ) } | ${ [ ...results.values() ].map( show ).join( ' | ' ) } |`
	);
	return [ head, line, ...body ].join( '\n' );
}

/** Times of our app as parts of the host's: "first number 0.38 of the host's". Empty without a host. */
export function toComparison( results: ReadonlyMap< string, Sample >, first: string ): string {
	const ours = results.get( 'Store Admin' );
	const host = results.get( "host's own app" );
	if ( ! ours || ! host ) {
		return '';
	}
	const part = ( key: 'first' | 'drawn' | 'blocking' | 'scriptBytes' ) => ( ours[ key ] / host[ key ] ).toFixed( 2 );
	return `Of the host's: first ${ first } ${ part( 'first' ) }, drawn ${ part( 'drawn' ) }, blocking ${ part( 'blocking' ) }, script bytes ${ part( 'scriptBytes' ) }`;
}

/** A table of the work of the main thread after a click. */
export function toInteractionTable( results: ReadonlyMap< string, number > ): string {
	const body = [ ...results ].map( ( [ name, time ] ) => `| ${ name } | ${ milliseconds( time ) } |` );
	return [ '| main-thread work after a press, 4 times slower | |', '|---|---:|', ...body ].join( '\n' );
}

/** A table of the work of the main thread after presses, with the result of each run. */
export function toPressTable( results: ReadonlyMap< string, readonly PressWork[] > ): string {
	const list = ( works: readonly PressWork[], key: keyof PressWork ) => works.map( ( work ) => work[ key ].toFixed( 0 ) ).join( ', ' );
	const body = [ ...results ].map(
		( [ name, works ] ) => `| ${ name } | ${ list( works, 'answer' ) } | ${ list( works, 'longest' ) } |`
	);
	return [ '| press, ms, 4 times slower | its task | longest task after it |', '|---|---:|---:|', ...body ].join( '\n' );
}
