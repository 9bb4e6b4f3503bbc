import { runCommand, type CommandResult } from './run-command';

/** Runs a command and waits for its end; tests pass a function that installs nothing. */
export type RunCommand = typeof runCommand;

/**
 * Installs packages of Debian or Ubuntu; needs root.
 *
 * @param packages names of the packages
 * @param onLine   called for every line that apt-get prints
 * @param run      runs the commands
 * @return the result of the installation; when apt-get could not fetch its lists, `stderr` begins with that error
 */
export async function aptInstall(
	packages: readonly string[],
	onLine: ( line: string ) => void,
	run: RunCommand = runCommand
): Promise< CommandResult > {
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	const update = await run( 'apt-get', [ 'update' ], { env, onLine } );
	const install = await run( 'apt-get', [ 'install', '-y', '--no-install-recommends', ...packages ], { env, onLine } );
	return update.exitCode === 0 ? install : { ...install, stderr: `${ update.stderr }${ install.stderr }` };
}
