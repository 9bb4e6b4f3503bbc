import { __ } from '@wordpress/i18n';
import { ApiError } from '../core/api-error';
import { INSTALL_TIMEOUT_MS, post, request } from '../core/request';
import { anything, exactly, listOf, maybe, object, orNone, recordOf, requiredFlag, requiredText, text, type ValueOf } from '../core/shape';
import { installStop, NO_TIMES, NOT_INSTALLED, type InstallStop } from './install-stop';

const slugs = orNone( listOf( requiredText ), [] );

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

async function write( path: string, data: Readonly< Record< string, unknown > >, code: string ): Promise< PluginsAnswer > {
	const { body } = await request( answer, { method: 'POST', path, data, timeoutMs: INSTALL_TIMEOUT_MS } );
	if ( ! body.success ) {
		// The request succeeds even when a plugin is refused.
		const refused = Object.entries( body.errors.errors );
		const stops = refused.map( ( [ slug ] ) => installStop( { code, data: body }, slug ) );
		throw new ApiError( {
			code,
			status: 200,
			message:
				describeStops( stops ) ??
				( body.message || __( 'There was a problem with some of the requested plugins.', 'store-admin' ) ),
			fieldErrors: Object.fromEntries( refused.map( ( [ slug, messages ] ) => [ slug, messages.join( ' ' ) ] ) ),
			data: body,
			request: `POST ${ path }`,
		} );
	}
	return body;
}

/** Says why plugins were not installed, for screens that show one sentence for all. The host's own message does not say what to do. */
function describeStops( stops: readonly ( InstallStop | undefined )[] ): string | undefined {
	if ( stops.includes( 'directory' ) ) {
		return __( 'WordPress.org, where plugins come from, did not answer your site. Try again in a few minutes.', 'store-admin' );
	}
	return stops.includes( 'files' ) ? __( 'Your site could not download or unpack the plugin. Try again.', 'store-admin' ) : undefined;
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
