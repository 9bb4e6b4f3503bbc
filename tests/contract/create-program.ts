import path from 'node:path';
import ts from 'typescript';

const root = path.resolve( __dirname, '../..' );

/**
 * Creates a TypeScript program of the project with these files and their imports.
 *
 * @param files   Absolute paths.
 * @param more    Further compiler options.
 * @param written Text of files that are not on disk, by absolute path.
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
