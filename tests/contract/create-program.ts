import path from 'node:path';
import ts from 'typescript';

const root = path.resolve( __dirname, '../..' );

/**
 * The compiler's view of the project, with these files and what they import.
 *
 * @param files   Absolute paths.
 * @param more    Options on top of the project's.
 * @param written Text of files that are not on the disk, by absolute path.
 */
export function createProgram(
	files: readonly string[],
	more: ts.CompilerOptions = {},
	written: ReadonlyMap< string, string > = new Map()
): ts.Program {
	const { config } = ts.readConfigFile( path.join( root, 'tsconfig.base.json' ), ts.sys.readFile ) as { config: { compilerOptions: object } };
	const { options } = ts.convertCompilerOptionsFromJson( config.compilerOptions, root );
	const all = { ...options, composite: false, declaration: false, emitDeclarationOnly: false, noEmit: true, ...more };
	const host = ts.createCompilerHost( all );
	const { fileExists, readFile, getSourceFile } = host;
	host.fileExists = ( file ) => written.has( file ) || fileExists( file );
	host.directoryExists = ( folder ) => [ ...written.keys() ].some( ( file ) => file.startsWith( `${ folder }/` ) ) || ts.sys.directoryExists( folder );
	host.readFile = ( file ) => written.get( file ) ?? readFile( file );
	host.getSourceFile = ( file, language, ...rest ) => {
		const text = written.get( file );
		return text === undefined ? getSourceFile( file, language, ...rest ) : ts.createSourceFile( file, text, language );
	};
	return ts.createProgram( files, all, host );
}
