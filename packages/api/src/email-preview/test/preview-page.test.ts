import { describe, expect, test } from '@jest/globals';
import { answer, goOffline, htmlAnswer, onRest } from '../../../../../tests/js/fake-rest';
import { loadPreviewPage } from '../preview-page';

const ADDRESS = 'http://localhost/wp-admin/?preview_woocommerce_mail=true&_wpnonce=0a1b&type=WC_Email_New_Order';

const load = async ( signal = new AbortController().signal ) => loadPreviewPage( ADDRESS, signal );

describe( 'loadPreviewPage', () => {
	test( 'returns the document', async () => {
		onRest( 'GET /wp-admin/', htmlAnswer( 200, '<!DOCTYPE html><p>Hello</p>' ) );
		await expect( load() ).resolves.toBe( '<!DOCTYPE html><p>Hello</p>' );
	} );

	test.each( [
		[ 'a template that throws', 404, 'There was an error.', { code: 'preview_failed', status: 404 } ],
		[ 'a fatal error', 500, '', { code: 'preview_failed', status: 500 } ],
		[ 'an empty page', 200, '  ', { code: 'preview_failed' } ],
		[ 'a refusal of a firewall', 403, '<h1>Forbidden</h1>', { code: 'preview_refused', status: 403 } ],
		[ 'a nonce that has run out', 200, 'Security check', { code: 'stale_nonce', status: 403 } ],
	] )( 'rejects %s', async ( _what, status, body, error ) => {
		onRest( 'GET /wp-admin/', htmlAnswer( status, body ) );
		await expect( load() ).rejects.toMatchObject( error );
	} );

	test( 'rejects JSON, which would be shown as the text of the email', async () => {
		onRest( 'GET /wp-admin/', answer( 200, { nonsense: true } ) );
		await expect( load() ).rejects.toMatchObject( { problem: 'expected a page of HTML, received application/json' } );
	} );

	test( 'rejects without a network, and keeps the nonce out of the error', async () => {
		goOffline();
		await expect( load() ).rejects.toMatchObject( {
			isOffline: true,
			request: 'GET http://localhost/wp-admin/?preview_woocommerce_mail=true&type=WC_Email_New_Order',
		} );
	} );

	test( 'stops when it is aborted', async () => {
		const controller = new AbortController();
		onRest( 'GET /wp-admin/', async () => new Promise( () => {} ) );
		const loading = load( controller.signal );
		controller.abort();
		await expect( loading ).rejects.toMatchObject( { isAborted: true } );
	} );
} );
