import { __, sprintf } from '@wordpress/i18n';
import { installStop, type ApiError, type InstallStop } from '@store-admin/data';
import { plainText } from '../../../../shared/plain-text';
import { describeError } from '../../../../shared/remote/describe-error';
import { isForbidden } from '../../../../shared/remote/is-forbidden';
import { cannotInstallText } from './cannot-install';
import { pluginName, type PluginNames } from './plugin-names';

/** What stands before a site, such as a gateway or a guard, answers so when the site itself takes too long. */
const GAVE_UP: readonly number[] = [ 408, 504, 524 ];

/** Why a plugin was not installed or switched on. */
export interface InstallProblem {
	readonly text: string;
	/** What the server said about it, for the person who helps. */
	readonly detail?: string | undefined;
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
				__(
					'%s was not installed: your site could not download or unpack its files. Try again; if it fails again, ask your host whether the site may add plugins.',
					'store-admin'
				),
				name
			);
}

function describeRefusal( error: ApiError, slug: string, names: PluginNames ): InstallProblem {
	const name = pluginName( slug, names );
	const message = plainText( error.fieldErrors[ slug ] ?? '' );
	const stop = installStop( error, slug );
	return stop
		? { text: describeStop( name, stop ), detail: message }
		: /* translators: 1: name of a plugin, 2: what went wrong, as a sentence. */
			{ text: sprintf( __( '%1$s: %2$s', 'store-admin' ), name, message ) };
}

/**
 * Says why plugins were not installed or switched on: one line per plugin, or one for all when nothing was tried.
 *
 * @param error What went wrong.
 * @param names What the plugins are called where they are offered.
 */
export function describeInstallError( error: ApiError, names: PluginNames = {} ): readonly InstallProblem[] {
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
	return refused.map( ( slug ) => describeRefusal( error, slug, names ) );
}
