import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from '../../run/repository-files';
import { createProgram } from '../create-program';

const folder = 'packages/extensibility/types';

test( 'The committed store types are what derive-types.ts derives from the stores', () => {
	const { stdout } = spawnSync( 'npx', [ 'tsx', 'tests/contract/derive-types.ts', '--check' ], { cwd: repositoryRoot, encoding: 'utf8' } );
	expect( stdout ).toMatch( /^\d+ files are up to date\n$/ );
} );

test( 'The declaration files compile without skipLibCheck', () => {
	const program = createProgram( [ path.join( repositoryRoot, folder, 'extension-points.d.ts' ) ], { skipLibCheck: false } );
	const own = program.getSourceFiles().filter( ( { fileName } ) => fileName.includes( folder ) );
	expect( own.length ).toBeGreaterThan( 35 );
	const messages = own.flatMap( ( file ) => [ ...program.getSyntacticDiagnostics( file ), ...program.getSemanticDiagnostics( file ) ] );
	expect( messages.map( ( { messageText } ) => ts.flattenDiagnosticMessageText( messageText, '\n' ) ) ).toEqual( [] );
} );
