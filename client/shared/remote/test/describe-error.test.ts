import { expect, test } from '@jest/globals';
import { ApiError } from '@store-admin/api';
import { describeFailedWrite } from '../../write/describe-failed-write';
import { describeError } from '../describe-error';

const crash = new ApiError( {
	code: 'internal_server_error',
	status: 500,
	message: '<p>There has been a critical error on this website.</p><p><a href="https://wordpress.org/">Learn more</a></p>',
	request: 'PUT /wc/v3/products/7',
} );

test( 'describeError says that PHP stopped, and moves the message of the server to the details', () => {
	const { message, detail } = describeError( crash );
	expect( message ).toMatch( /^The server stopped with an error\./ );
	expect( detail ).toBe(
		'PUT /wc/v3/products/7: internal_server_error (500), There has been a critical error on this website. Learn more'
	);
} );

test( 'describeError shows the message of a server without its tags', () => {
	const refusal = new ApiError( { code: 'no', status: 400, message: '<strong>Error:</strong> the SKU &amp; the name are taken.' } );
	expect( describeError( refusal ).message ).toBe( 'Error: the SKU & the name are taken.' );
} );

test( 'describeFailedWrite names what was not done before the reason', () => {
	expect( describeFailedWrite( 'The stock was not saved.', crash ) ).toMatch( /^The stock was not saved\. The server stopped/ );
} );
