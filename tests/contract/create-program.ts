import path from 'node:path';
import ts from 'typescript';

const root = path.resolve( __dirname, '../..' );

/** The compiler's view of the project, with these files and what they import. */
export function createProgram( files: readonly string[], more: ts.CompilerOptions = {} ): ts.Program {
	const { config } = ts.readConfigFile( path.join( root, 'tsconfig.base.json' ), ts.sys.readFile ) as { config: { compilerOptions: object } };
	const { options } = ts.convertCompilerOptionsFromJson( config.compilerOptions, root );
	return ts.createProgram( files, { ...options, composite: false, declaration: false, emitDeclarationOnly: false, noEmit: true, ...more } );
}
