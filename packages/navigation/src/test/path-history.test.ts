import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { bootWith, openUrl } from '../../../../tests/js/render';
import { getHistory, resetHistory } from '../path-history';

beforeEach( () => {
	bootWith();
	openUrl( 'admin.php?page=wc-admin&path=%2Fmarketing&tab=x' );
} );

afterEach( () => {
	Reflect.deleteProperty( window, 'wc' );
} );

test( 'the pathname is the path of the query, the search is the whole query', () => {
	expect( getHistory().location ).toMatchObject( {
		pathname: '/marketing',
		search: '?page=wc-admin&path=%2Fmarketing&tab=x',
	} );
} );

test.each( [
	[ 'admin.php?page=wc-admin', '/' ],
	[ 'admin.php?page=wc-admin&path=', '/' ],
	[ 'admin.php?page=wc-admin&path[]=1', '/' ],
	[ 'admin.php?page=wc-admin&path=customers', '/customers' ],
] )( '%s is the path %s', ( url, pathname ) => {
	openUrl( url );
	expect( getHistory().location.pathname ).toBe( pathname );
} );

test( 'push moves the address bar and tells listeners; the location keeps its identity until then', () => {
	const history = getHistory();
	const before = history.location;
	const listener = jest.fn();
	const stop = history.listen( listener );
	expect( history.location ).toBe( before );
	history.push( 'admin.php?page=wc-admin&path=%2Fcustomers' );
	expect( window.location.search ).toBe( '?page=wc-admin&path=%2Fcustomers' );
	expect( history.location.pathname ).toBe( '/customers' );
	expect( history.action ).toBe( 'PUSH' );
	expect( listener ).toHaveBeenCalledTimes( 1 );
	stop();
	history.replace( 'admin.php?page=wc-admin' );
	expect( listener ).toHaveBeenCalledTimes( 1 );
} );

describe( 'with wc.navigation on the page', () => {
	test( 'its history is the one that is used', () => {
		const hostHistory = {
			location: { pathname: '/host', search: '', hash: '', state: null, key: 'a' },
			push: () => {},
			replace: () => {},
			listen: () => () => {},
			go: () => {},
		};
		Reflect.set( window, 'wc', { navigation: { getHistory: () => hostHistory } } );
		resetHistory();
		expect( getHistory() ).toBe( hostHistory );
	} );

	test( 'something that is no history is passed over', () => {
		Reflect.set( window, 'wc', { navigation: { getHistory: () => ( {} ) } } );
		resetHistory();
		expect( getHistory().location.pathname ).toBe( '/marketing' );
	} );
} );
