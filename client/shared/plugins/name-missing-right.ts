import type { ApiError } from '@store-admin/data';
import { isForbidden } from '../remote/is-forbidden';
import { DescribedWriteError } from '../write/described-write-error';
import { cannotInstallText } from './cannot-install';

/**
 * Installs or activates a plugin. A refusal names the right that is missing: "not allowed to change this" would leave open which.
 *
 * @param problem What was not done, when it fails; a sentence.
 * @param install Sends the request.
 */
export async function nameMissingRight( problem: string, install: () => Promise< unknown > ): Promise< void > {
	try {
		await install();
	} catch ( thrown ) {
		throw isForbidden( thrown as ApiError ) ? new DescribedWriteError( `${ problem } ${ cannotInstallText() }` ) : thrown;
	}
}
