import { __, sprintf } from '@wordpress/i18n';
import type { ApiError, InstallStop } from '@store-admin/data';
import { plainText } from '../plain-text';
import { describeError } from '../remote/describe-error';
import { isForbidden } from '../remote/is-forbidden';
import { cannotInstallText } from './cannot-install';
import { pluginName, type PluginNames } from './plugin-names';

/** Statuses that a proxy or firewall in front of a site answers when the site takes too long. */
const GAVE_UP: readonly number[] = [ 408, 504, 524 ];

/** Describes why a plugin was not installed or activated. */
export interface InstallProblem {
	readonly text: string;
	/** The server's message, for support. */
	readonly detail?: string | undefined;
}

export interface InstallContext {
	/** What the plugins are called where they are offered. */
	readonly names?: PluginNames | undefined;
	/** Where the installation of a plugin stopped. */
	readonly stopOf: ( error: ApiError, slug: string ) => InstallStop | undefined;
}

function describeStop( name: string, stop: InstallStop ): string {
	return stop === 'directory'
		? sprintf(
				/* translators: %s: name of a plugin. */
				__(
					'%s was not installed: WordPress.org, where plugins come from, did not answer your site. Try again in a few minutes.',
					'store-admin'
				),
				name
			)
		: sprintf(
				/* translators: %s: name of a plugin. */
				__( '%s was not installed: your site could not download or unpack its files. Try again.', 'store-admin' ),
				name
			);
}

function describeRefusal( error: ApiError, slug: string, { names = {}, stopOf }: InstallContext ): InstallProblem {
	const name = pluginName( slug, names );
	const message = plainText( error.fieldErrors[ slug ] ?? '' );
	const stop = stopOf( error, slug );
	return stop
		? { text: describeStop( name, stop ), detail: message }
		: /* translators: 1: name of a plugin, 2: what went wrong, as a sentence. */
			{ text: sprintf( __( '%1$s: %2$s', 'store-admin' ), name, message ) };
}

/**
 * Describes why plugins were not installed or activated: one line per plugin, or one for all when none was tried.
 *
 * @param error   The error.
 * @param context What else is known about the plugins.
 */
export function describeInstallError( error: ApiError, context: InstallContext ): readonly InstallProblem[] {
	if ( isForbidden( error ) ) {
		return [ { text: cannotInstallText() } ];
	}
	if ( error.isTimeout ) {
		return [ { text: __( 'The server did not answer in 5 minutes. It may still be at work: try again in a moment.', 'store-admin' ) } ];
	}
	if ( GAVE_UP.includes( error.status ) ) {
		return [
			{
				text: __(
					'The server gave up before the installation was done. It may still be at work: try again in a moment.',
					'store-admin'
				),
			},
		];
	}
	const refused = Object.keys( error.fieldErrors );
	if ( refused.length === 0 ) {
		return [ { text: describeError( error ).message } ];
	}
	return refused.map( ( slug ) => describeRefusal( error, slug, context ) );
}
