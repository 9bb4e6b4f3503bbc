import { afterEach, expect, jest, test } from '@jest/globals';
import { createLoopCounter, watchForLoop } from '../loop-watch';

afterEach( () => document.body.replaceChildren() );

function prepare() {
	document.body.innerHTML = '<p id="before"></p><template></template><div><span>0</span></div><template></template><p id="after"></p>';
	const [ start, end ] = document.querySelectorAll( 'template' );
	const onLoop = jest.fn();
	if ( start && end ) {
		watchForLoop( start, end, onLoop );
	}
	return onLoop;
}

async function change( selector: string, times: number ): Promise< void > {
	const element = document.querySelector( selector );
	for ( let time = 0; time < times && element; time++ ) {
		element.textContent = String( time );
		await Promise.resolve();
	}
}

test( 'a part that changes without end is reported once', async () => {
	const onLoop = prepare();
	await change( 'span', 1000 );
	expect( onLoop ).toHaveBeenCalledTimes( 1 );
} );

test( 'a part that replaces itself without end is reported', async () => {
	const onLoop = prepare();
	for ( let time = 0; time < 1000; time++ ) {
		document.querySelector( 'div' )?.replaceWith( document.createElement( 'div' ) );
		await Promise.resolve();
	}
	expect( onLoop ).toHaveBeenCalledTimes( 1 );
} );

test( 'neither an animation nor what changes beside the part is', async () => {
	const onLoop = prepare();
	await change( 'span', 240 );
	await change( '#before', 1000 );
	await change( '#after', 1000 );
	expect( onLoop ).not.toHaveBeenCalled();
} );

test( 'runs are counted by the second', () => {
	const now = jest.spyOn( performance, 'now' ).mockReturnValue( 0 );
	const isEndless = createLoopCounter();
	const runs = ( count: number ) => Array.from( { length: count }, isEndless ).includes( true );
	expect( runs( 300 ) ).toBe( false );
	now.mockReturnValue( 1001 );
	expect( runs( 300 ) ).toBe( false );
	expect( runs( 1 ) ).toBe( true );
	now.mockRestore();
} );
