import { describe, expect, test } from '@jest/globals';
import { onRest, restRequests } from '../../../../../tests/js/fake-rest';
import { activatePlugins, installPlugins, installStop, type ApiError } from '../../index';

describe( 'plugins', () => {
	test( 'that could not be installed are in fieldErrors, although the status is 200', async () => {
		onRest( 'POST /wc-admin/plugins/install', {
			data: { installed: [], results: [], plugin_details: [] },
			errors: { errors: { jetpack: [ 'Could not be installed.', 'No access.' ] }, error_data: [] },
			success: false,
			message: 'Some plugins are not installed.',
		} );
		await expect( installPlugins( [ 'jetpack' ], false, 'home' ) ).rejects.toMatchObject( {
			code: 'plugins_not_installed',
			status: 200,
			message: 'Some plugins are not installed.',
			fieldErrors: { jetpack: 'Could not be installed. No access.' },
		} );
		expect( restRequests()[ 0 ]?.body ).toEqual( { plugins: 'jetpack', async: false, source: 'home' } );
	} );

	test.each( [
		[ 'the directory, when no file was fetched', { install_time: [] }, 'directory', /^WordPress\.org, .* did not answer your site/ ],
		[
			'their files, when fetching them took time',
			{ install_time: { jetpack: 1200 } },
			'files',
			/^Your site could not download or unpack the plugin/,
		],
		[ 'nowhere that is known, when the answer has no times', {}, undefined, /^There was a problem with some/ ],
	] )( 'that could not be installed stopped at %s', async ( _where, data, expected, message ) => {
		onRest( 'POST /wc-admin/plugins/install', {
			data: { installed: [], ...data },
			errors: { errors: { jetpack: [ 'Konnte nicht installiert werden.' ] } },
			success: false,
		} );
		const error = await installPlugins( [ 'jetpack' ] ).catch( ( thrown: ApiError ) => thrown );
		expect( installStop( error as ApiError, 'jetpack' ) ).toBe( expected );
		expect( ( error as ApiError ).message ).toMatch( message );
	} );

	test( 'that were activated have one shape, including empty PHP arrays', async () => {
		onRest( 'POST /wc-admin/plugins/activate', {
			data: { activated: [ 'a' ], active: [ 'a', 'b' ], plugin_details: [] },
			errors: { errors: [], error_data: [] },
			success: true,
			message: 'Plugins were successfully activated.',
		} );
		expect( await activatePlugins( [ 'a', 'b' ] ) ).toMatchObject( {
			success: true,
			data: { activated: [ 'a' ], active: [ 'a', 'b' ], installed: [], results: {} },
			errors: { errors: {} },
		} );
	} );
} );
