import { __, sprintf } from '@wordpress/i18n';
import type { ApiError } from '@store-admin/data';
import { plainText } from '../../../../shared/plain-text';
import { describeError } from '../../../../shared/remote/describe-error';
import { isForbidden } from '../../../../shared/remote/is-forbidden';
import { cannotInstallText } from './cannot-install';
import { pluginName, type PluginNames } from './plugin-names';

/** What stands before a site, such as a gateway or a guard, answers so when the site itself takes too long. */
const GAVE_UP: readonly number[] = [ 408, 504, 524 ];

/**
 * Says why plugins were not installed or switched on: one line per plugin, or one for all when nothing was tried.
 *
 * @param error What went wrong.
 * @param names What the plugins are called where they are offered.
 */
export function describeInstallError( error: ApiError, names: PluginNames = {} ): readonly string[] {
	if ( isForbidden( error ) ) {
		return [ cannotInstallText() ];
	}
	if ( error.isTimeout ) {
		return [ __( 'The server did not answer in 5 minutes. It may still be at work: try again in a moment.', 'store-admin' ) ];
	}
	if ( GAVE_UP.includes( error.status ) ) {
		return [
			__( 'The server gave up before the installation was done. It may still be at work: try again in a moment.', 'store-admin' ),
		];
	}
	const refused = Object.entries( error.fieldErrors );
	if ( refused.length === 0 ) {
		return [ describeError( error ).message ];
	}
	return refused.map( ( [ slug, message ] ) =>
		/* translators: 1: name of a plugin, 2: what went wrong, as a sentence. */
		sprintf( __( '%1$s: %2$s', 'store-admin' ), pluginName( slug, names ), plainText( message ) )
	);
}
