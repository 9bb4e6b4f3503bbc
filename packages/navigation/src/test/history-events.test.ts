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

test( 'the window tells of every step', () => {
	installHistoryEvents();
	window.history.pushState( null, '', '?page=wc-admin&path=/a' );
	window.history.replaceState( null, '', '?page=wc-admin&path=/b' );
	expect( told ).toEqual( [ 'pushstate', 'replacestate' ] );
	expect( window.location.search ).toBe( '?page=wc-admin&path=/b' );
} );

test( "when the host's package tells already, nothing is told twice", () => {
	Object.assign( window, { wcNavigation: { historyPatched: true } } );
	installHistoryEvents();
	window.history.pushState( null, '', '?page=wc-admin' );
	expect( told ).toEqual( [] );
} );

test( 'the package that comes later sees that it is done', () => {
	installHistoryEvents();
	installHistoryEvents();
	window.history.pushState( null, '', '?page=wc-admin' );
	expect( told ).toEqual( [ 'pushstate' ] );
	expect( Reflect.get( window, 'wcNavigation' ) ).toEqual( { historyPatched: true } );
} );
