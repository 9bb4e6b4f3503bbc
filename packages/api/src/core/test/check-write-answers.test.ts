import apiFetch from '@wordpress/api-fetch';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { htmlAnswer, onRest, restError, restRequests, type Route } from '../../../../../tests/js/fake-rest';
import { checkWriteAnswers } from '../check-write-answers';

// The host's own stores send their requests like this.
const send = async ( route: Route ) => {
	const [ method = '', path = '' ] = route.split( ' ' );
	return apiFetch< unknown >( { method, path, data: {} } );
};

beforeAll( checkWriteAnswers );

describe( "an answer to a write of the host's own stores", () => {
	it.each< readonly [ Route, object ] >( [
		[ 'PUT /wc-analytics/admin/notes/7', { id: 7, status: 'actioned' } ],
		[ 'DELETE /wc-analytics/admin/notes/delete/7', { id: 7 } ],
		[ 'POST /wc-analytics/admin/notes/7/action/3', { id: 7 } ],
		[ 'PUT /wc-analytics/products/reviews/5', { id: 5 } ],
		[ 'POST /wc-admin/onboarding/tasks/tax/dismiss', { id: 'tax' } ],
		[ 'PUT /wc/v3/payment_gateways/bacs', { id: 'bacs', enabled: true } ],
		[ 'POST /wc-admin/onboarding/profile', { status: 'success', message: 'Saved.' } ],
	] )( 'HE3: of %s passes when it is the changed record, and rejects the request when it is anything else', async ( route, record ) => {
		onRest( route, record );
		expect( await send( route ) ).toEqual( record );
		for ( const wrong of [ {}, null, [], 'busy', { id: '' }, { id: null } ] ) {
			onRest( route, wrong );
			await expect( send( route ) ).rejects.toMatchObject( { code: 'wrong_shape', request: route } );
		}
	} );

	it( 'HE3: is checked as well where the path has no slash at its start', async () => {
		onRest( 'PUT /wc/v3/payment_gateways/cod', { id: 'cod' } );
		const enable = async () => apiFetch< unknown >( { method: 'PUT', path: 'wc/v3/payment_gateways/cod', data: {} } );
		expect( await enable() ).toEqual( { id: 'cod' } );
		onRest( 'PUT /wc/v3/payment_gateways/cod', {} );
		await expect( enable() ).rejects.toMatchObject( { code: 'wrong_shape', request: 'PUT /wc/v3/payment_gateways/cod' } );
	} );

	it.each( [
		[ 'data', { data: { enabled: true } } ],
		[ 'a body of JSON', { body: JSON.stringify( { enabled: true } ) } ],
	] )( 'HE5: is that of a request with everything that the store sent as %s', async ( _what, sent ) => {
		const route = 'PUT /wc/v3/payment_gateways/cod';
		onRest( route, { id: 'cod' } );
		await apiFetch( { method: 'PUT', path: '/wc/v3/payment_gateways/cod?context=edit', headers: { 'X-Sample': 'yes' }, ...sent } );
		expect( restRequests( route ) ).toMatchObject( [ { body: { enabled: true }, query: { context: 'edit' } } ] );
		expect( restRequests( route )[ 0 ]?.headers.get( 'X-Sample' ) ).toBe( 'yes' );
	} );

	it( 'is left alone when the request has a body of another kind', async () => {
		onRest( 'POST /wc-admin/onboarding/profile', {} );
		expect( await apiFetch( { method: 'POST', path: '/wc-admin/onboarding/profile', body: 'a=b' } ) ).toEqual( {} );
		expect( restRequests( 'POST /wc-admin/onboarding/profile' )[ 0 ]?.body ).toBe( 'a=b' );
	} );

	it( 'passes for several notes when it lists them, and rejects the request when it does not', async () => {
		onRest( 'DELETE /wc-analytics/admin/notes/delete/all', [ { id: 1 }, { id: 2 } ] );
		expect( await send( 'DELETE /wc-analytics/admin/notes/delete/all?status=unactioned' ) ).toHaveLength( 2 );
		onRest( 'DELETE /wc-analytics/admin/notes/delete/all', { id: 1 } );
		await expect( send( 'DELETE /wc-analytics/admin/notes/delete/all?status=unactioned' ) ).rejects.toMatchObject( {
			code: 'wrong_shape',
		} );
	} );

	it( 'keeps the refusal of the server', async () => {
		onRest( 'POST /wc-admin/onboarding/tasks/tax/dismiss', restError( 403, 'refused', 'No.' ) );
		await expect( send( 'POST /wc-admin/onboarding/tasks/tax/dismiss' ) ).rejects.toMatchObject( { code: 'refused' } );
		onRest( 'POST /wc-admin/onboarding/tasks/tax/dismiss', htmlAnswer( 200 ) );
		await expect( send( 'POST /wc-admin/onboarding/tasks/tax/dismiss' ) ).rejects.toMatchObject( { code: 'invalid_json' } );
	} );

	it( 'is left alone on other routes, of reads and when it is wanted unparsed', async () => {
		onRest( 'POST /sample/v1/anything', { done: true } );
		onRest( 'GET /wc/v3/payment_gateways/bacs', {} );
		onRest( 'PUT /wc/v3/payment_gateways/bacs', {} );
		expect( await send( 'POST /sample/v1/anything' ) ).toEqual( { done: true } );
		expect( await apiFetch( { path: '/wc/v3/payment_gateways/bacs' } ) ).toEqual( {} );
		const response = await apiFetch( { path: '/wc/v3/payment_gateways/bacs', method: 'PUT', data: {}, parse: false } );
		expect( response.ok ).toBe( true );
	} );
} );
