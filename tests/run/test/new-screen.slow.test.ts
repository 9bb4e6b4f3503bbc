import { expect, test } from '@jest/globals';
import path from 'node:path';
import ts from 'typescript';
import { createProgram } from '../../contract/create-program';
import { repositoryRoot } from '../repository-files';
import { screenFiles } from '../screen-templates';

test.each( [
	[ 'trial', 'screens/trial', 5 ],
	[ 'trial/of-a-family', 'screens/trial/of-a-family', 5 ],
	[ 'settings/trial', 'settings/trial', 3 ],
] )( 'a new screen %s compiles', ( name, place, count ) => {
	const folder = path.join( repositoryRoot, 'client', place );
	const written = new Map( Object.entries( screenFiles( name ) ).map( ( [ file, text ] ) => [ path.join( folder, file ), text ] ) );
	const scripts = [ ...written.keys() ].filter( ( file ) => /\.tsx?$/.test( file ) );
	const program = createProgram( scripts, { types: [ 'node' ] }, written );
	const messages = scripts.flatMap( ( file ) => {
		const source = program.getSourceFile( file );
		return [ ...program.getSyntacticDiagnostics( source ), ...program.getSemanticDiagnostics( source ) ];
	} );
	expect( scripts ).toHaveLength( count );
	expect( messages.map( ( { messageText } ) => ts.flattenDiagnosticMessageText( messageText, '\n' ) ) ).toEqual( [] );
} );
