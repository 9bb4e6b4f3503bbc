import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { installHistoryEvents } from '../history-events';

const { pushState, replaceState } = window.history;
let told: string[] = [];
const note = ( { type }: Event ) => told.push( type );

beforeEach( () => {
	told = [];
	window.addEventListener( 'pushstate', note );
	window.addEventListener( 'replacestate', note );
} );

afterEach( () => {
	window.removeEventListener( 'pushstate', note );
	window.removeEventListener( 'replacestate', note );
	Object.assign( window.history, { pushState, replaceState } );
	Reflect.deleteProperty( window, 'wcNavigation' );
} );

test( 'installHistoryEvents makes the window dispatch an event for every change of the address', () => {
	installHistoryEvents();
	window.history.pushState( null, '', '?page=wc-admin&path=/a' );
	window.history.replaceState( null, '', '?page=wc-admin&path=/b' );
	expect( told ).toEqual( [ 'pushstate', 'replacestate' ] );
	expect( window.location.search ).toBe( '?page=wc-admin&path=/b' );
} );

test( "installHistoryEvents does nothing when the host's package dispatches the events", () => {
	Object.assign( window, { wcNavigation: { historyPatched: true } } );
	installHistoryEvents();
	window.history.pushState( null, '', '?page=wc-admin' );
	expect( told ).toEqual( [] );
} );

test( 'installHistoryEvents tells a package that is loaded later that the events are there', () => {
	installHistoryEvents();
	installHistoryEvents();
	window.history.pushState( null, '', '?page=wc-admin' );
	expect( told ).toEqual( [ 'pushstate' ] );
	expect( Reflect.get( window, 'wcNavigation' ) ).toEqual( { historyPatched: true } );
} );
