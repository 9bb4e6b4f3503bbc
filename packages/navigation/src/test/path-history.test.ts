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

test( 'getHistory gives the path of the query as pathname and the whole query as search', () => {
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
] )( 'getHistory takes %s as the path %s', ( url, pathname ) => {
	openUrl( url );
	expect( getHistory().location.pathname ).toBe( pathname );
} );

test( 'push changes the address and calls listeners; the location is the same object until then', () => {
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

describe( 'getHistory with wc.navigation on the page', () => {
	test( 'gives the history of that package', () => {
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

	test( 'ignores a value that is not a history', () => {
		Reflect.set( window, 'wc', { navigation: { getHistory: () => ( {} ) } } );
		resetHistory();
		expect( getHistory().location.pathname ).toBe( '/marketing' );
	} );
} );
