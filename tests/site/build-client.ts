import { existsSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from './errors';
import { PROJECT_DIR } from './paths';
import type { Progress } from './progress';
import { runCommand } from './run-command';

/**
 * Builds the browser code when it was never built, so that the first start shows the app and not a notice.
 *
 * @param progress receives the progress
 * @return the error, if any; the store can be used without the build
 */
export async function buildClient( progress: Progress ): Promise< SiteError | null > {
	if ( existsSync( path.join( PROJECT_DIR, 'build/main.js' ) ) ) {
		return null;
	}
	progress.step( 'Building the browser code (npm run build)' );
	const { exitCode, stdout, stderr } = await runCommand( 'npm', [ 'run', 'build' ], { cwd: PROJECT_DIR } );
	if ( exitCode !== 0 ) {
		progress.done( 'failed' );
		return new SiteError(
			'install-failed',
			`The browser code could not be built:\n${ `${ stdout }${ stderr }`.trim().slice( -3000 ) }`,
			'Run "npm run build" to see more, or start with --no-build.'
		);
	}
	progress.done();
	return null;
}
