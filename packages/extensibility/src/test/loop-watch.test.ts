import { afterEach, expect, jest, test } from '@jest/globals';
import { createLoopCounter, watchForLoop } from '../loop-watch';

let now = 0;
let rest: () => void = () => {};

function prepare() {
	jest.spyOn( performance, 'now' ).mockImplementation( () => now );
	Reflect.set( window, 'requestIdleCallback', ( callback: () => void ) => {
		rest = callback;
	} );
	document.body.innerHTML = '<p id="before"></p><template></template><div><span>0</span></div><template></template><p id="after"></p>';
	const [ start, end ] = document.querySelectorAll( 'template' );
	const onLoop = jest.fn();
	if ( start && end ) {
		watchForLoop( start, end, onLoop );
	}
	return onLoop;
}

afterEach( () => {
	jest.restoreAllMocks();
	Reflect.deleteProperty( window, 'requestIdleCallback' );
	document.body.replaceChildren();
	now = 0;
} );

const write = ( selector: string, text: number ) => {
	const node = document.querySelector( selector )?.firstChild ?? document.querySelector( selector )?.appendChild( new Text() );
	if ( node ) {
		node.nodeValue = String( text );
	}
};

/** One change per turn of the event loop, as in an endless loop of renders or in an animation. */
async function turns( count: number, change: ( turn: number ) => void, ms = 16 ): Promise< void > {
	for ( let turn = 1; turn <= count; turn++ ) {
		change( turn );
		now += ms;
		await Promise.resolve();
	}
}

test( 'watchForLoop reports a part that changes the same text repeatedly within one turn', async () => {
	const onLoop = prepare();
	await turns( 3, () => Array.from( { length: 60 }, ( _, index ) => write( 'span', index ) ) );
	expect( onLoop ).toHaveBeenCalledTimes( 1 );
} );

test( 'watchForLoop reports a part that keeps changing while the browser is never idle', async () => {
	const onLoop = prepare();
	await turns( 150, () => document.querySelector( 'div' )?.replaceWith( document.createElement( 'div' ) ) );
	expect( onLoop ).toHaveBeenCalledTimes( 1 );
} );

test( 'watchForLoop does not report an animation, since the browser is idle in between', async () => {
	const onLoop = prepare();
	await turns( 1000, ( turn ) => {
		write( 'span', turn );
		if ( turn % 50 === 0 ) {
			rest();
		}
	} );
	expect( onLoop ).not.toHaveBeenCalled();
} );

test( 'watchForLoop reports neither a long list that is added at once, nor changes beside the part', async () => {
	const onLoop = prepare();
	await turns( 1, () => Array.from( { length: 500 }, () => document.querySelector( 'div' )?.append( document.createElement( 'p' ) ) ) );
	await turns( 1000, ( turn ) => write( '#before', turn ) );
	await turns( 1000, ( turn ) => write( '#after', turn ) );
	expect( onLoop ).not.toHaveBeenCalled();
} );

test( 'createLoopCounter counts runs per second', () => {
	prepare();
	const isEndless = createLoopCounter();
	const runs = ( count: number ) => Array.from( { length: count }, isEndless ).includes( true );
	expect( runs( 300 ) ).toBe( false );
	now = 1001;
	expect( runs( 300 ) ).toBe( false );
	expect( runs( 1 ) ).toBe( true );
} );
