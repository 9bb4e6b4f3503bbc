import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { onRest, restRequests } from '../../../../../tests/js/fake-rest';
import { settle } from '../../../../../tests/js/settle';
import { waitForLateAnswers } from '../late-answers';
import { request } from '../request';
import { anything } from '../shape';

afterEach( () => {
	jest.restoreAllMocks();
	document.body.replaceChildren();
} );

/** The browser is still reading the page. */
function keepLoading() {
	return jest.spyOn( document, 'readyState', 'get' ).mockReturnValue( 'loading' );
}

/** The page has ended, with what the server printed at its end. */
function endPage( printed?: string ): void {
	if ( printed !== undefined ) {
		const element = document.createElement( 'script' );
		element.id = 'store-admin-late-answers';
		element.type = 'application/json';
		element.textContent = printed;
		document.body.append( element );
	}
	document.dispatchEvent( new Event( 'DOMContentLoaded' ) );
}

// The middleware stays, so each test has a path of its own.
describe( 'A late answer', () => {
	test( 'is taken from the end of the page once, without a request', async () => {
		keepLoading();
		onRest( 'GET /late/taken', { from: 'request' } );
		waitForLateAnswers( [ '/late/taken' ] );
		const first = request( anything, { path: '/late/taken' } );
		endPage( JSON.stringify( { '/late/taken': { body: { from: 'page' }, headers: {} } } ) );
		await expect( first ).resolves.toMatchObject( { body: { from: 'page' } } );
		expect( restRequests() ).toHaveLength( 0 );
		await expect( request( anything, { path: '/late/taken' } ) ).resolves.toMatchObject( { body: { from: 'request' } } );
	} );

	test.each( [
		[ 'missing', undefined ],
		[ 'cut off', '{"/late/cut' ],
		[ 'no object', 'null' ],
		[ 'of another path', '{"/late/other":{"body":1,"headers":{}}}' ],
	] )( 'that is %s is requested when the page has ended', async ( name, printed ) => {
		keepLoading();
		const slug = name.replaceAll( ' ', '-' );
		const path = `/late/${ slug }`;
		onRest( `GET /late/${ slug }`, { from: 'request' } );
		waitForLateAnswers( [ path ] );
		const answer = request( anything, { path } );
		await settle();
		expect( restRequests() ).toHaveLength( 0 );
		endPage( printed );
		await expect( answer ).resolves.toMatchObject( { body: { from: 'request' } } );
	} );

	test( 'is there at once when the page has ended before the script runs', async () => {
		endPage( JSON.stringify( { '/late/deferred': { body: { from: 'page' }, headers: {} } } ) );
		waitForLateAnswers( [ '/late/deferred' ] );
		await expect( request( anything, { path: '/late/deferred' } ) ).resolves.toMatchObject( { body: { from: 'page' } } );
	} );

	test( 'does not hold back other requests', async () => {
		keepLoading();
		onRest( 'GET /late/free', { from: 'request' } );
		waitForLateAnswers( [ '/late/held' ] );
		await expect( request( anything, { path: '/late/free' } ) ).resolves.toMatchObject( { body: { from: 'request' } } );
	} );
} );
