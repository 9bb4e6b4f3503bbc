import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface CommandOptions {
	readonly cwd?: string;
	readonly env?: NodeJS.ProcessEnv;
	readonly input?: string;
	/** Called for every line of standard output while the command runs. */
	readonly onLine?: ( line: string ) => void;
}

export interface CommandResult {
	readonly exitCode: number;
	readonly stdout: string;
	readonly stderr: string;
}

/**
 * Runs a command and waits for its end. A command that cannot be started has exit code 127, as in a shell.
 *
 * @param command program to run
 * @param args    its arguments
 * @param options working folder, environment, standard input
 */
export function runCommand( command: string, args: readonly string[], options: CommandOptions = {} ): Promise< CommandResult > {
	return new Promise( ( resolve ) => {
		const child = spawn( command, args, {
			cwd: options.cwd,
			env: options.env ?? process.env,
			stdio: 'pipe',
		} );
		let stdout = '';
		let stderr = '';
		child.stdout.setEncoding( 'utf8' );
		child.stderr.setEncoding( 'utf8' );
		child.stdout.on( 'data', ( chunk: string ) => {
			stdout += chunk;
		} );
		child.stderr.on( 'data', ( chunk: string ) => {
			stderr += chunk;
		} );
		if ( options.onLine !== undefined ) {
			createInterface( { input: child.stdout } ).on( 'line', options.onLine );
		}
		child.on( 'error', ( error ) => {
			resolve( { exitCode: 127, stdout, stderr: stderr + error.message } );
		} );
		child.on( 'close', ( code ) => {
			resolve( { exitCode: code ?? 1, stdout, stderr } );
		} );
		// A command that ends without reading its input closes the pipe first.
		child.stdin.on( 'error', () => undefined );
		child.stdin.end( options.input ?? '' );
	} );
}
