import { afterEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { answer, Answer, onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
import { bootWith } from '../../../../../tests/js/render';
import { request as requestShape, type RequestOptions } from '../request';
import { anything, exactly, object } from '../shape';
import { hasSessionEnded, resumeSession, subscribeToSession } from '../session';

const request = async ( options: RequestOptions ) => requestShape( anything, options );

describe( 'answers', () => {
	test( 'have a body and totals', async () => {
		onRest( 'GET /x', answer( 200, [ 1 ], { 'X-WP-Total': '142', 'X-WP-TotalPages': '15' } ) );
		expect( await request( { path: '/x' } ) ).toMatchObject( { body: [ 1 ], status: 200, total: 142, totalPages: 15 } );
	} );

	test( 'have headers', async () => {
		onRest( 'POST /x', answer( 200, {}, { 'X-Session': 'abc' } ) );
		const { header } = await request( { method: 'POST', path: '/x', headers: { 'X-Session': 'before' } } );
		expect( [ header( 'x-session' ), header( 'X-Other' ) ] ).toEqual( [ 'abc', null ] );
		expect( restRequests()[ 0 ]?.headers.get( 'X-Session' ) ).toBe( 'before' );
	} );

	test( 'have null as totals where the route sends none', async () => {
		onRest( 'GET /x', [] );
		expect( await request( { path: '/x' } ) ).toMatchObject( { total: null, totalPages: null } );
	} );

	test.each( [ 200, 204 ] )( 'may be empty (%d)', async ( status ) => {
		onRest( 'POST /x', new Answer( status, '', {} ) );
		expect( await request( { method: 'POST', path: '/x' } ) ).toMatchObject( { body: null } );
	} );

	test( 'may start with a byte order mark', async () => {
		onRest( 'GET /x', new Answer( 200, '\uFEFF{"a":1}', {} ) );
		expect( ( await request( { path: '/x' } ) ).body ).toEqual( { a: 1 } );
	} );
} );

test.each( [ 'PUT', 'DELETE' ] as const )( '%s travels as POST with an override', async ( method ) => {
	onRest( `${ method } /x`, {} );
	await request( { method, path: '/x' } );
	expect( restRequests()[ 0 ]?.headers.get( 'X-HTTP-Method-Override' ) ).toBe( method );
} );

describe( 'An absolute address that the server sent', () => {
	test( 'is used on this site', async () => {
		bootWith();
		onRest( 'POST /x', { a: 1 } );
		expect( ( await request( { method: 'POST', path: 'http://localhost/wp-json/x' } ) ).body ).toEqual( { a: 1 } );
	} );

	test( 'of another site gets no request, since it would carry the nonce', async () => {
		bootWith();
		await expect( request( { method: 'POST', path: 'https://evil.test/wp-json/x' } ) ).rejects.toMatchObject( {
			code: 'foreign_address',
		} );
		expect( restRequests() ).toHaveLength( 0 );
	} );
} );

describe( 'where the REST root is', () => {
	const roots: Parameters< typeof apiFetch.unregister >[ 0 ][] = [];

	afterEach( () => {
		roots.splice( 0 ).forEach( apiFetch.unregister );
	} );

	test.each( [
		[ 'http://localhost/shop/wp-json/', 'http://localhost/shop/wp-json/wc-admin/options?options=a' ],
		[ 'http://localhost/index.php?rest_route=/', 'http://localhost/index.php?rest_route=%2Fwc-admin%2Foptions&options=a' ],
	] )( '%s is respected', async ( root, expected ) => {
		const seen: string[] = [];
		const useRoot = apiFetch.createRootURLMiddleware( root );
		const spy = async ( options: { url?: string }, next: ( options: object ) => Promise< unknown > ) => {
			seen.push( options.url ?? '' );
			return next( options );
		};
		// Middlewares run last in, first out: the root has to come before the one that looks.
		apiFetch.use( spy as never );
		apiFetch.use( useRoot );
		roots.push( spy as never, useRoot );
		onRest( 'GET /wc-admin/options', {} );
		onRest( 'GET /shop/wp-json/wc-admin/options', {} );
		await request( { path: '/wc-admin/options', query: { options: 'a' } } );
		expect( decodeURIComponent( seen[ 0 ] ?? '' ).replace( '&_locale=user', '' ) ).toBe( decodeURIComponent( expected ) );
	} );
} );

describe( 'reads that overlap', () => {
	test( 'share one request', async () => {
		onRest( 'GET /x', { a: 1 } );
		const answers = await Promise.all( [ request( { path: '/x' } ), request( { path: '/x' } ) ] );
		expect( answers.map( ( { body } ) => body ) ).toEqual( [ { a: 1 }, { a: 1 } ] );
		expect( restRequests() ).toHaveLength( 1 );
	} );

	test( 'are sent again once the first is answered', async () => {
		onRest( 'GET /x', {} );
		await request( { path: '/x' } );
		await request( { path: '/x' } );
		expect( restRequests() ).toHaveLength( 2 );
	} );

	test( 'continue for one caller when the other aborts', async () => {
		let finish: ( body: unknown ) => void = () => {};
		onRest( 'GET /x', () => new Promise( ( resolve ) => ( finish = resolve ) ) );
		const controller = new AbortController();
		const given = request( { path: '/x', signal: controller.signal } );
		const kept = request( { path: '/x' } );
		controller.abort();
		await expect( given ).rejects.toMatchObject( { code: 'aborted' } );
		finish( { a: 1 } );
		await expect( kept ).resolves.toMatchObject( { body: { a: 1 } } );
	} );

	test( 'are aborted when every caller has aborted, and a later caller sends a new request', async () => {
		const controllers = [ new AbortController(), new AbortController() ];
		onRest( 'GET /x', () => new Promise( () => {} ) );
		const pending = controllers.map( async ( { signal } ) => request( { path: '/x', signal } ) );
		controllers.forEach( ( controller ) => controller.abort() );
		await Promise.allSettled( pending );
		onRest( 'GET /x', { fresh: true } );
		await expect( request( { path: '/x' } ) ).resolves.toMatchObject( { body: { fresh: true } } );
	} );

	test( 'do not join one that was sent before a write', async () => {
		let finish: ( body: unknown ) => void = () => {};
		onRest( 'GET /x', () => new Promise( ( resolve ) => ( finish = resolve ) ) );
		const before = request( { path: '/x' } );
		onRest( 'POST /x', {} );
		await request( { method: 'POST', path: '/x' } );
		onRest( 'GET /x', { saved: true } );
		await expect( request( { path: '/x' } ) ).resolves.toMatchObject( { body: { saved: true } } );
		finish( { saved: false } );
		await expect( before ).resolves.toMatchObject( { body: { saved: false } } );
	} );
} );

describe( 'a stale nonce', () => {
	const nonceMiddleware = apiFetch.createNonceMiddleware( 'stale00000' );
	apiFetch.use( nonceMiddleware );
	afterEach( resumeSession );

	function useNonces( { fresh }: { fresh: string } ) {
		nonceMiddleware.nonce = 'stale00000';
		apiFetch.nonceMiddleware = nonceMiddleware;
		apiFetch.nonceEndpoint = 'http://localhost/wp-json/nonce';
		onRest( 'GET /nonce', new Answer( 200, fresh, {} ) );
		const guarded = ( { headers }: { headers: Headers } ) =>
			headers.get( 'X-WP-Nonce' ) === 'fresh00000'
				? { ok: true }
				: restError( 403, 'rest_cookie_invalid_nonce', 'Cookie check failed' );
		onRest( 'GET /x', guarded );
		onRest( 'GET /y', guarded );
		onRest( 'POST /x', guarded );
	}

	test( 'is refreshed once for all requests that fail, and each of them is sent again', async () => {
		useNonces( { fresh: 'fresh00000' } );
		const answers = await Promise.all( [
			request( { path: '/x' } ),
			request( { path: '/y' } ),
			request( { method: 'POST', path: '/x', data: { a: 1 } } ),
		] );
		expect( answers.map( ( { body } ) => body ) ).toEqual( [ { ok: true }, { ok: true }, { ok: true } ] );
		expect( restRequests( 'GET /nonce' ) ).toHaveLength( 1 );
		expect( restRequests( 'POST /x' ).map( ( { body } ) => body ) ).toEqual( [ { a: 1 }, { a: 1 } ] );
	} );

	test( 'of a signed-out user ends the session', async () => {
		useNonces( { fresh: '0' } );
		await expect( request( { path: '/x' } ) ).rejects.toMatchObject( {
			code: 'session_expired',
			status: 401,
			isSessionExpired: true,
		} );
	} );

	test( 'of a session that has ended is not refreshed again and again', async () => {
		useNonces( { fresh: '0' } );
		const ended = { code: 'session_expired' };
		await expect( request( { path: '/x' } ) ).rejects.toMatchObject( ended );
		await expect( request( { path: '/x' } ) ).rejects.toMatchObject( ended );
		await expect( request( { method: 'POST', path: '/x' } ) ).rejects.toMatchObject( ended );
		expect( restRequests() ).toHaveLength( 2 );
		expect( hasSessionEnded() ).toBe( true );
	} );

	test( 'is refreshed when the user returns after signing in', async () => {
		const changes: boolean[] = [];
		const stop = subscribeToSession( () => changes.push( hasSessionEnded() ) );
		useNonces( { fresh: '0' } );
		await expect( request( { path: '/x' } ) ).rejects.toMatchObject( { code: 'session_expired' } );
		onRest( 'GET /nonce', new Answer( 200, 'fresh00000', {} ) );
		window.dispatchEvent( new Event( 'focus' ) );
		await waitFor( () => expect( changes ).toEqual( [ true, false ] ) );
		await expect( request( { path: '/x' } ) ).resolves.toMatchObject( { body: { ok: true } } );
		stop();
	} );

	test( 'that WordPress’ own dialog has refreshed resumes the session', async () => {
		useNonces( { fresh: '0' } );
		await expect( request( { path: '/x' } ) ).rejects.toMatchObject( { code: 'session_expired' } );
		nonceMiddleware.nonce = 'fresh00000';
		await expect( request( { path: '/x' } ) ).resolves.toMatchObject( { body: { ok: true } } );
	} );

	test( 'SI1: a plain 401 of a signed-in user is retried once and stays a 401', async () => {
		useNonces( { fresh: 'fresh00000' } );
		onRest( 'GET /x', restError( 401, 'rest_forbidden', 'The key of your shop is wrong.' ) );
		await expect( request( { path: '/x' } ) ).rejects.toMatchObject( { code: 'rest_forbidden', status: 401 } );
		expect( restRequests( 'GET /x' ) ).toHaveLength( 2 );
		expect( hasSessionEnded() ).toBe( false );
	} );

	test( 'does not end the session when the server did not answer', async () => {
		useNonces( { fresh: '' } );
		onRest( 'GET /nonce', new Answer( 502, 'Bad gateway', {} ) );
		await expect( request( { path: '/x' } ) ).rejects.toMatchObject( { code: 'rest_cookie_invalid_nonce', status: 403 } );
		expect( hasSessionEnded() ).toBe( false );
	} );

	test( 'is retried once only', async () => {
		useNonces( { fresh: 'other00000' } );
		await expect( request( { path: '/x' } ) ).rejects.toMatchObject( { code: 'session_expired' } );
		expect( restRequests( 'GET /x' ) ).toHaveLength( 2 );
	} );
} );

test.each( [ 200, 500 ] )( 'an error of WordPress that is sent as %d is a refusal', async ( status ) => {
	onRest( 'GET /x', answer( status, { code: 'not_allowed', message: 'No.', data: { status: 403 } } ) );
	await expect( request( { path: '/x' } ) ).rejects.toMatchObject( { code: 'not_allowed', message: 'No.', status: 403 } );
} );

test( 'an answer with success: false is an error where the shape requires success', async () => {
	onRest( 'POST /x', { success: false, message: 'Not now.' } );
	const shape = object( { success: exactly( true ) } );
	await expect( requestShape( shape, { method: 'POST', path: '/x' } ) ).rejects.toMatchObject( {
		code: 'not_successful',
		message: 'Not now.',
	} );
} );

test( 'an answer that the server has preloaded needs no request', async () => {
	const preloads = apiFetch.createPreloadingMiddleware( {
		'/wc-admin/options?options=a,b': { body: { a: 1 }, headers: { 'X-WP-Total': '3' } },
	} );
	apiFetch.use( preloads );
	await expect( request( { path: '/wc-admin/options', query: { options: 'a,b' } } ) ).resolves.toMatchObject( {
		body: { a: 1 },
		total: 3,
	} );
	apiFetch.unregister( preloads );
	expect( restRequests() ).toHaveLength( 0 );
} );

test( 'a fetch handler that parses the body itself is supported', async () => {
	const parsed = () => Promise.resolve( { a: 1 } );
	apiFetch.use( parsed as never );
	await expect( request( { path: '/x' } ) ).resolves.toMatchObject( { body: { a: 1 } } );
	apiFetch.unregister( parsed as never );
} );
