import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../core/api-error';
import { toPluginError } from '../plugin-error';

describe( 'toPluginError', () => {
	it( "takes the reasons by plugin from an error of the host's own store", () => {
		const thrown = Object.assign( new Error( 'Could not install a plugin, A. B.' ), {
			data: { mail: [ 'A.', 'B.' ], pay: 'C.', odd: [ 7 ] },
		} );
		expect( toPluginError( thrown ) ).toMatchObject( {
			name: 'ApiError',
			code: 'plugins_refused',
			status: 0,
			message: expect.stringContaining( 'A. B.' ),
			fieldErrors: { mail: 'A. B.', pay: 'C.', odd: '' },
		} );
	} );

	it.each( [
		[ 'an ApiError', new ApiError( { code: 'a', status: 403, message: 'No.' } ), { code: 'a', status: 403 } ],
		[ 'the body of a refusal', { code: 'b', message: 'No.', data: { status: 404 } }, { code: 'b', status: 404 } ],
		[ 'any other error', new TypeError( 'Odd.' ), { code: 'unknown_error', message: 'Odd.' } ],
		[
			'an error whose data are no reasons',
			Object.assign( new Error( 'Odd.' ), { data: null } ),
			{ message: 'Odd.', fieldErrors: {} },
		],
	] )( 'makes an ApiError of %s', ( _what, thrown, expected ) => {
		expect( toPluginError( thrown ) ).toMatchObject( { name: 'ApiError', ...expected } );
	} );
} );
