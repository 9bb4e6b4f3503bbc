import { __ } from '@wordpress/i18n';
import { ApiError } from '../core/api-error';
import { INSTALL_TIMEOUT_MS, post, request } from '../core/request';
import { anything, exactly, listOf, maybe, object, orNone, recordOf, requiredFlag, requiredText, text, type ValueOf } from '../core/shape';

const slugs = orNone( listOf( requiredText ), [] );

const answer = object( {
	success: requiredFlag,
	message: text,
	data: object( {
		activated: slugs,
		active: slugs,
		installed: slugs,
		/** Directory name to whether it was installed. */
		results: orNone( recordOf( anything ), {} ),
		/** Directory name to milliseconds. */
		install_time: orNone( recordOf( anything ), {} ),
	} ),
	errors: orNone(
		object( {
			/** Directory name to why it was refused. */
			errors: orNone( recordOf( listOf( text ) ), {} ),
		} ),
		{ errors: {} }
	),
} );

/** What a successful installation or activation answers, in the words of the route. */
export interface PluginsAnswer extends ValueOf< typeof answer > {}

async function write( path: string, data: Readonly< Record< string, unknown > >, code: string ): Promise< PluginsAnswer > {
	const { body } = await request( answer, { method: 'POST', path, data, timeoutMs: INSTALL_TIMEOUT_MS } );
	if ( ! body.success ) {
		// A refused plugin is sent as a success of the request.
		const refused = Object.entries( body.errors.errors );
		throw new ApiError( {
			code,
			status: 200,
			message: body.message || __( 'There was a problem with some of the requested plugins.', 'store-admin' ),
			fieldErrors: Object.fromEntries( refused.map( ( [ slug, messages ] ) => [ slug, messages.join( ' ' ) ] ) ),
			data: body,
			request: `POST ${ path }`,
		} );
	}
	return body;
}

/**
 * Downloads and unpacks plugins.
 *
 * @param  names   Directory names.
 * @param  isAsync Whether the server may do it later.
 * @param  source  Where the wish came from, for the host's statistics.
 * @throws {ApiError} With one entry in `fieldErrors` per plugin that could not be installed.
 */
export async function installPlugins( names: readonly string[], isAsync = false, source = '' ): Promise< PluginsAnswer > {
	return write(
		'/wc-admin/plugins/install',
		{ plugins: names.join( ',' ), async: isAsync, ...( source === '' ? {} : { source } ) },
		'plugins_not_installed'
	);
}

/**
 * Activates installed plugins.
 *
 * @throws {ApiError} With one entry in `fieldErrors` per plugin that could not be activated.
 */
export async function activatePlugins( names: readonly string[] ): Promise< PluginsAnswer > {
	return write( '/wc-admin/plugins/activate', { plugins: names.join( ',' ) }, 'plugins_not_activated' );
}

const deactivated = object( { plugin: maybe( text ), status: exactly( 'inactive' ) } );

/** A plugin of the site that is off, in the words of WordPress' own route. */
export type DeactivatedPlugin = ValueOf< typeof deactivated >;

/**
 * Switches a plugin off.
 *
 * @param file Plugin file without `.php`, for example `jetpack/jetpack`.
 */
export async function deactivatePlugin( file: string ): Promise< DeactivatedPlugin > {
	return post( deactivated, `/wp/v2/plugins/${ file }`, { status: 'inactive' } );
}
