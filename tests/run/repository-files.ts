import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders of generated files. */
const MADE = [ '.git', '.site', 'build', 'build-types', 'coverage', 'node_modules', 'vendor', 'results', 'shots' ];

export const repositoryRoot = path.resolve( __dirname, '../..' );

function walk( folder: string ): string[] {
	return readdirSync( path.join( repositoryRoot, folder ), { withFileTypes: true } ).flatMap( ( entry ) => {
		const file = path.posix.join( folder, entry.name );
		if ( entry.isDirectory() ) {
			return MADE.includes( entry.name ) ? [] : walk( file );
		}
		return entry.isFile() ? [ file ] : [];
	} );
}

/** Paths of all files that are not generated, relative to the root, with forward slashes. */
export const repositoryFiles: readonly string[] = walk( '' );

/** The text of a file of the repository, by its path relative to the root. */
export function readRepositoryFile( file: string ): string {
	return readFileSync( path.join( repositoryRoot, file ), 'utf8' );
}
