import { afterEach, expect, jest, test } from '@jest/globals';
import { listenWithJQuery } from '../jquery-events';

afterEach( () => void Reflect.deleteProperty( window, 'jQuery' ) );

test( 'Events of jQuery reach the listener until it stops', () => {
	const collection = { on: jest.fn(), off: jest.fn() };
	const jQuery = jest.fn< ( target: unknown ) => unknown >().mockReturnValue( collection );
	Object.assign( window, { jQuery } );
	const listener = jest.fn();
	const stop = listenWithJQuery( document.body, 'input change', listener );
	expect( jQuery ).toHaveBeenCalledWith( document.body );
	expect( collection.on ).toHaveBeenCalledWith( 'input change', listener );
	stop();
	expect( collection.off ).toHaveBeenCalledWith( 'input change', listener );
} );

test.each( [ undefined, 'jQuery', () => undefined, () => ( {} ) ] )( 'A page without jQuery needs none: %s', ( jQuery ) => {
	Object.assign( window, { jQuery } );
	expect( () => listenWithJQuery( document.body, 'change', jest.fn() )() ).not.toThrow();
} );
