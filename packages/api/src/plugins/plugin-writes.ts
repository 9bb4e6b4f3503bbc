import { __ } from '@wordpress/i18n';
import { ApiError } from '../core/api-error';
import { INSTALL_TIMEOUT_MS, post, request } from '../core/request';
import { toList, toObject, toText, toTexts, type WireObject } from '../core/wire';

/** What a successful installation or activation answers, in the words of the route. */
export interface PluginsAnswer {
	readonly success: boolean;
	readonly message: string;
	readonly data: WireObject & {
		readonly activated: readonly string[];
		readonly active: readonly string[];
		readonly installed: readonly string[];
		readonly results: WireObject;
		readonly install_time: WireObject;
	};
	readonly errors: { readonly errors: Readonly< Record< string, readonly string[] > > };
}

function toPluginErrors( answer: WireObject ): Readonly< Record< string, readonly string[] > > {
	const errors = toObject( toObject( answer[ 'errors' ] )[ 'errors' ] );
	return Object.fromEntries(
		Object.entries( errors ).map( ( [ slug, messages ] ) => [ slug, toList( messages ).map( ( message ) => toText( message ) ) ] )
	);
}

function toPluginsAnswer( body: unknown, code: string, requestName: string ): PluginsAnswer {
	const answer = toObject( body );
	const data = toObject( answer[ 'data' ] );
	const errors = toPluginErrors( answer );
	if ( answer[ 'success' ] === false ) {
		// A refused plugin is sent as a success of the request.
		throw new ApiError( {
			code,
			status: 200,
			message: toText( answer[ 'message' ] ) || __( 'There was a problem with some of the requested plugins.', 'store-admin' ),
			fieldErrors: Object.fromEntries( Object.entries( errors ).map( ( [ slug, messages ] ) => [ slug, messages.join( ' ' ) ] ) ),
			data: answer,
			request: requestName,
		} );
	}
	return {
		success: true,
		message: toText( answer[ 'message' ] ),
		data: {
			...data,
			activated: toTexts( data[ 'activated' ] ),
			active: toTexts( data[ 'active' ] ),
			installed: toTexts( data[ 'installed' ] ),
			results: toObject( data[ 'results' ] ),
			install_time: toObject( data[ 'install_time' ] ),
		},
		errors: { errors },
	};
}

async function write( path: string, data: WireObject, code: string ): Promise< PluginsAnswer > {
	const { body } = await request( { method: 'POST', path, data, timeoutMs: INSTALL_TIMEOUT_MS } );
	return toPluginsAnswer( body, code, `POST ${ path }` );
}

/**
 * Downloads and unpacks plugins.
 *
 * @param  slugs   Directory names.
 * @param  isAsync Whether the server may do it later.
 * @param  source  Where the wish came from, for the host's statistics.
 * @throws {ApiError} With one entry in `fieldErrors` per plugin that could not be installed.
 */
export async function installPlugins( slugs: readonly string[], isAsync = false, source = '' ): Promise< PluginsAnswer > {
	return write(
		'/wc-admin/plugins/install',
		{ plugins: slugs.join( ',' ), async: isAsync, ...( source === '' ? {} : { source } ) },
		'plugins_not_installed'
	);
}

/**
 * Activates installed plugins.
 *
 * @throws {ApiError} With one entry in `fieldErrors` per plugin that could not be activated.
 */
export async function activatePlugins( slugs: readonly string[] ): Promise< PluginsAnswer > {
	return write( '/wc-admin/plugins/activate', { plugins: slugs.join( ',' ) }, 'plugins_not_activated' );
}

/**
 * Switches a plugin off.
 *
 * @param file Plugin file without `.php`, for example `jetpack/jetpack`.
 */
export async function deactivatePlugin( file: string ): Promise< WireObject > {
	return toObject( await post( `/wp/v2/plugins/${ file }`, { status: 'inactive' } ) );
}
