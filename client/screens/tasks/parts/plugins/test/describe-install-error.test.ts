import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@store-admin/api';
import { describeInstallError } from '../describe-install-error';

describe( 'why an installation failed', () => {
	it( 'says that a late answer does not mean that nothing happened', () => {
		const error = new ApiError( { code: 'timeout', status: 0, message: 'Late.' } );
		expect( describeInstallError( error ) ).toEqual( [ expect.stringMatching( /5 minutes.*may still be at work/ ) ] );
	} );

	it.each( [ 408, 504, 524 ] )( 'says so too when something before the site gave up with %i', ( status ) => {
		const error = new ApiError( { code: 'invalid_json', status, message: 'The server sent a page that could not be understood.' } );
		expect( describeInstallError( error ) ).toEqual( [ expect.stringMatching( /gave up.*may still be at work/ ) ] );
	} );

	it( 'names each plugin that was refused, and unknown ones by their directory', () => {
		const error = new ApiError( {
			code: 'plugins_not_installed',
			status: 200,
			message: 'Some failed.',
			fieldErrors: { jetpack: 'No space.', 'my-plugin': 'Not found.' },
		} );
		expect( describeInstallError( error ) ).toEqual( [ 'Jetpack: No space.', 'my-plugin: Not found.' ] );
		expect( describeInstallError( error, { 'my-plugin': 'My Pay' } ) ).toContain( 'My Pay: Not found.' );
	} );
} );
