import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { answer, Answer, goOffline, htmlAnswer, onRest, restError } from '../../../../../tests/js/fake-rest';
import type { ApiError } from '../../index';
import { sendForm } from '../send-form';
import { request as requestShape, type RequestOptions } from '../request';
import { anything } from '../shape';

const request = async ( options: RequestOptions ) => requestShape( anything, options );

async function failure( promise: Promise< unknown > ): Promise< ApiError > {
	return promise.then(
		() => {
			throw new Error( 'The request did not fail.' );
		},
		( error: ApiError ) => error
	);
}

afterEach( () => {
	jest.useRealTimers();
} );

describe( 'every irregular answer becomes an ApiError', () => {
	test( 'a refusal of WordPress has code, status and message, and names the request', async () => {
		onRest( 'GET /wc/v3/orders/9', restError( 404, 'woocommerce_rest_shop_order_invalid_id', 'Invalid ID.' ) );
		const error = await failure( request( { path: '/wc/v3/orders/9' } ) );
		expect( error ).toMatchObject( {
			name: 'ApiError',
			code: 'woocommerce_rest_shop_order_invalid_id',
			status: 404,
			message: 'Invalid ID.',
			request: 'GET /wc/v3/orders/9',
			isOffline: false,
			isTimeout: false,
		} );
	} );

	test( 'the errors of refused parameters are in fieldErrors', async () => {
		onRest( 'GET /x', restError( 400, 'rest_invalid_param', 'Invalid parameter(s): after', { params: { after: 'Invalid date.' } } ) );
		expect( ( await failure( request( { path: '/x' } ) ) ).fieldErrors ).toEqual( { after: 'Invalid date.' } );
	} );

	test( 'an error that a route sent as it was made, with messages by code, has the first code and message', async () => {
		onRest(
			'POST /x',
			answer( 400, { errors: { no_right: [ 'Insufficient permissions for step: installPlugin' ] }, error_data: [] } )
		);
		expect( await failure( request( { method: 'POST', path: '/x', data: {} } ) ) ).toMatchObject( {
			code: 'no_right',
			status: 400,
			message: 'Insufficient permissions for step: installPlugin',
		} );
	} );

	test.each( [ [ [] ], [ {} ], [ { a: [] } ], [ { a: 'text' } ], [ { a: [ 7 ] } ] ] )(
		'such an error without a message has a general one: %j',
		async ( errors ) => {
			onRest( 'POST /x', answer( 400, { errors } ) );
			expect( ( await failure( request( { method: 'POST', path: '/x', data: {} } ) ) ).message ).not.toBe( '' );
		}
	);

	test( 'missing parameters, which are sent as a list of names, are in fieldErrors too', async () => {
		onRest( 'POST /x', restError( 400, 'rest_missing_callback_param', 'Missing parameter(s): code', { params: [ 'code' ] } ) );
		const error = await failure( request( { method: 'POST', path: '/x', data: {} } ) );
		expect( error.fieldErrors ).toEqual( { code: 'Missing parameter(s): code' } );
	} );

	test( 'a number in place of the data is used as the status', async () => {
		onRest( 'POST /x', answer( 500, { code: 'woocommerce_rest_invalid_plugins', message: 'No.', data: 404 } ) );
		expect( ( await failure( request( { method: 'POST', path: '/x' } ) ) ).status ).toBe( 404 );
	} );

	test.each( [ 200, 500 ] )( 'a page of HTML sent as %d is not an answer', async ( status ) => {
		onRest( 'GET /x', htmlAnswer( status ) );
		expect( await failure( request( { path: '/x' } ) ) ).toMatchObject( { code: 'invalid_json', status } );
	} );

	test( 'a failure without a body has a message', async () => {
		onRest( 'GET /x', new Answer( 502, '', {} ) );
		const error = await failure( request( { path: '/x' } ) );
		expect( error ).toMatchObject( { code: 'unknown_error', status: 502 } );
		expect( error.message ).not.toBe( '' );
	} );

	test( 'a failed connection is offline', async () => {
		goOffline();
		expect( await failure( request( { path: '/x' } ) ) ).toMatchObject( { status: 0, isOffline: true } );
	} );

	test( 'a request without an answer within 30 seconds is a timeout', async () => {
		jest.useFakeTimers();
		onRest( 'GET /x', () => new Promise( () => {} ) );
		const pending = failure( request( { path: '/x' } ) );
		await jest.advanceTimersByTimeAsync( 29_999 );
		let isSettled = false;
		void pending.then( () => {
			isSettled = true;
		} );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( isSettled ).toBe( false );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( await pending ).toMatchObject( { isTimeout: true, isAborted: false } );
		expect( ( await pending ).message ).toBe( 'The server did not answer in 30 seconds. Try again in a moment.' );
	} );

	test( 'a request that may take longer says how long it took', async () => {
		jest.useFakeTimers();
		onRest( 'POST /x', () => new Promise( () => {} ) );
		const pending = failure( request( { method: 'POST', path: '/x', timeoutMs: 300_000 } ) );
		await jest.advanceTimersByTimeAsync( 300_000 );
		expect( ( await pending ).message ).toMatch( /^The server did not answer in 300 seconds\./ );
	} );

	test( 'a form without an answer within its time is a timeout', async () => {
		jest.useFakeTimers();
		onRest( 'POST /wp-admin/admin-ajax.php', () => new Promise( () => {} ) );
		const pending = failure( sendForm( 'http://localhost/wp-admin/admin-ajax.php', { action: 'x' }, 30_000 ) );
		await jest.advanceTimersByTimeAsync( 30_000 );
		expect( await pending ).toMatchObject( { isTimeout: true, isAborted: false } );
	} );

	test( 'a request that the caller aborts is aborted', async () => {
		onRest( 'GET /x', () => new Promise( () => {} ) );
		const controller = new AbortController();
		const pending = failure( request( { path: '/x', signal: controller.signal } ) );
		controller.abort();
		expect( await pending ).toMatchObject( { isAborted: true } );
	} );

	test( 'a request that was aborted before it began is aborted', async () => {
		const controller = new AbortController();
		controller.abort();
		const error = await failure( request( { path: '/x', signal: controller.signal } ) );
		expect( error.isAborted ).toBe( true );
	} );

	test( 'a write that the caller aborts is aborted', async () => {
		onRest( 'POST /x', () => new Promise( () => {} ) );
		const controller = new AbortController();
		const pending = failure( request( { method: 'POST', path: '/x', signal: controller.signal } ) );
		controller.abort();
		expect( await pending ).toMatchObject( { isAborted: true } );
	} );
} );
