import { __ } from '@wordpress/i18n';
import { ApiError } from '../core/api-error';
import { INSTALL_TIMEOUT_MS, post, request } from '../core/request';
import { anything, exactly, listOf, maybe, object, orNone, recordOf, requiredFlag, requiredText, text, type ValueOf } from '../core/shape';

const slugs = orNone( listOf( requiredText ), [] );

const NO_TIMES = {};
const knownTimes = orNone( recordOf( anything ), NO_TIMES );

/** An empty list means that no file was fetched; without the field this is not known. */
const installTime: typeof knownTimes = ( given, field ) =>
	Array.isArray( given ) && given.length === 0 ? {} : knownTimes( given, field );

const answer = object( {
	success: requiredFlag,
	message: text,
	data: object( {
		activated: slugs,
		active: slugs,
		installed: slugs,
		/** Directory name to whether it was installed. */
		results: orNone( recordOf( anything ), {} ),
		/** Directory name to milliseconds, for each plugin whose files the host tried to fetch. */
		install_time: installTime,
	} ),
	errors: orNone(
		object( {
			/** Directory name to the reasons why the plugin was refused. */
			errors: orNone( recordOf( listOf( text ) ), {} ),
		} ),
		{ errors: {} }
	),
} );

/** The answer of a successful installation or activation, with the field names of the route. */
export interface PluginsAnswer extends ValueOf< typeof answer > {}

const NOT_INSTALLED = 'plugins_not_installed';

async function write( path: string, data: Readonly< Record< string, unknown > >, code: string ): Promise< PluginsAnswer > {
	const { body } = await request( answer, { method: 'POST', path, data, timeoutMs: INSTALL_TIMEOUT_MS } );
	if ( ! body.success ) {
		// The request succeeds even when a plugin is refused.
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

/** The step at which an installation stopped: at the plugin directory, which did not answer the site, or at the plugin's files. */
export type InstallStop = 'directory' | 'files';

/**
 * Finds out where the installation of a plugin stopped. The answer has no code for it and its message is translated, but
 * every host measures the time of each plugin whose files it tried to fetch.
 *
 * @param error  The error that `installPlugins` threw.
 * @param plugin Directory name of a plugin that was refused.
 * @return Undefined when the answer does not say so.
 */
export function installStop( { code, data }: ApiError, plugin: string ): InstallStop | undefined {
	const times = code === NOT_INSTALLED ? ( data as PluginsAnswer ).data.install_time : NO_TIMES;
	if ( times === NO_TIMES ) {
		return undefined;
	}
	return plugin in times ? 'files' : 'directory';
}

/**
 * Downloads and unpacks plugins.
 *
 * @param  names   Directory names.
 * @param  isAsync Whether the server may install them in the background.
 * @param  source  Feature that started the installation, for the host's statistics.
 * @throws {ApiError} With one entry in `fieldErrors` per plugin that could not be installed.
 */
export async function installPlugins( names: readonly string[], isAsync = false, source = '' ): Promise< PluginsAnswer > {
	return write(
		'/wc-admin/plugins/install',
		{ plugins: names.join( ',' ), async: isAsync, ...( source === '' ? {} : { source } ) },
		NOT_INSTALLED
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

/** A deactivated plugin, with the field names of WordPress' own route. */
export type DeactivatedPlugin = ValueOf< typeof deactivated >;

/**
 * Deactivates a plugin.
 *
 * @param file Plugin file without `.php`, for example `jetpack/jetpack`.
 */
export async function deactivatePlugin( file: string ): Promise< DeactivatedPlugin > {
	return post( deactivated, `/wp/v2/plugins/${ file }`, { status: 'inactive' } );
}
