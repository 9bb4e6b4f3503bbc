import { describe, expect, it } from '@jest/globals';
import { ApiError, installStop } from '@store-admin/api';
import { describeInstallError } from '../describe-install-error';
import type { PluginNames } from '../plugin-names';

const describeError = ( error: ApiError, names?: PluginNames ) => describeInstallError( error, { names, stopOf: installStop } );

describe( 'the reason why an installation failed', () => {
	it( 'says that after a late answer the plugin may be installed', () => {
		const error = new ApiError( { code: 'timeout', status: 0, message: 'Late.' } );
		expect( describeError( error ) ).toEqual( [ { text: expect.stringMatching( /5 minutes.*may still be at work/ ) } ] );
	} );

	it.each( [ 408, 504, 524 ] )( 'says the same when a proxy answered with %i', ( status ) => {
		const error = new ApiError( { code: 'invalid_json', status, message: 'The server sent a page that could not be understood.' } );
		expect( describeError( error ) ).toEqual( [ { text: expect.stringMatching( /gave up.*may still be at work/ ) } ] );
	} );

	it( 'names each refused plugin, and unknown ones by their directory', () => {
		const error = new ApiError( {
			code: 'plugins_not_activated',
			status: 200,
			message: 'Some failed.',
			fieldErrors: { jetpack: 'No space.', 'my-plugin': 'Not found.' },
		} );
		expect( describeError( error ) ).toEqual( [ { text: 'Jetpack: No space.' }, { text: 'my-plugin: Not found.' } ] );
		expect( describeError( error, { 'my-plugin': 'My Pay' } ) ).toContainEqual( { text: 'My Pay: Not found.' } );
	} );

	/** The host's message is translated, so the stop is derived from the times alone. */
	const refusal = ( message: string, times: object ) =>
		new ApiError( {
			code: 'plugins_not_installed',
			status: 200,
			message: 'Einige Plugins wurden nicht installiert.',
			fieldErrors: { jetpack: message },
			data: { success: false, data: { installed: [], install_time: times } },
		} );

	it.each( [
		'The requested plugin `jetpack` could not be installed. Plugin API call failed.',
		'Jetpack konnte nicht installiert werden.',
	] )( 'IN1: names the plugin and the directory that did not answer, with the words of the server as the detail: %s', ( message ) => {
		expect( describeError( refusal( message, {} ) ) ).toEqual( [
			{ text: expect.stringMatching( /^Jetpack was not installed: WordPress\.org.*Try again/ ), detail: message },
		] );
	} );

	it( 'IN1: names the plugin whose files could not be downloaded or unpacked', () => {
		const message = 'Das Plugin konnte nicht installiert werden.';
		expect( describeError( refusal( message, { jetpack: 1200 } ) ) ).toEqual( [
			{
				text: expect.stringMatching( /^Jetpack was not installed: your site could not download or unpack its files\. Try again/ ),
				detail: message,
			},
		] );
	} );
} );
