import { describe, expect, it } from '@jest/globals';
import { consoleProgress } from '../progress';

function record( isTTY: boolean ) {
	let text = '';
	let time = 0;
	const progress = consoleProgress( { isTTY, write: ( part ) => ( text += part ) }, () => time );
	return {
		progress,
		pass: ( ms: number ) => {
			time += ms;
		},
		text: () => text,
	};
}

describe( 'consoleProgress', () => {
	it( 'prints one line per step into a log, and further lines during a long step', () => {
		const { progress, pass, text } = record( false );
		progress.step( 'Copying' );
		progress.update( 1 );
		pass( 6000 );
		progress.update( 40, 'orders' );
		progress.update( 41, 'orders' );
		pass( 500 );
		progress.done();
		expect( text() ).toBe( '  Copying … 40 % orders\n  Copying (6.5 s)\n' );
	} );

	it( 'rewrites the line on a terminal', () => {
		const { progress, pass, text } = record( true );
		progress.step( 'Copying' );
		progress.update( 40 );
		pass( 1000 );
		progress.done( 'ready' );
		expect( text().split( '\r\u001b[2K' ) ).toEqual( [ '  Copying …', '  Copying … 40 %', '  Copying: ready (1.0 s)\n' ] );
	} );

	it( 'ends a step when the next one starts or a note is printed', () => {
		const { progress, text } = record( false );
		progress.step( 'One' );
		progress.step( 'Two' );
		progress.note( 'Said' );
		progress.done();
		expect( text() ).toBe( '  One (0.0 s)\n  Two (0.0 s)\nSaid\n' );
	} );
} );
