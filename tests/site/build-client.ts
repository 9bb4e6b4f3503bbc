import { existsSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from './errors';
import { PROJECT_DIR } from './paths';
import type { Progress } from './progress';
import { runCommand } from './run-command';

/**
 * Builds the browser code when it was never built, so that the first start shows the product and not a notice.
 *
 * @param progress where to say how far it is
 * @throws SiteError `install-failed` with the end of the build's output
 */
export async function buildClient( progress: Progress ): Promise< void > {
	if ( existsSync( path.join( PROJECT_DIR, 'build/main.js' ) ) ) {
		return;
	}
	progress.step( 'Building the browser code (npm run build)' );
	const { exitCode, stdout, stderr } = await runCommand( 'npm', [ 'run', 'build' ], { cwd: PROJECT_DIR } );
	if ( exitCode !== 0 ) {
		throw new SiteError(
			'install-failed',
			`The browser code could not be built:\n${ `${ stdout }${ stderr }`.trim().slice( -3000 ) }`,
			'Run "npm run build" to see more, or start with --no-build.'
		);
	}
	progress.done();
}
