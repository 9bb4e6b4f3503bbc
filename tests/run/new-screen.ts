import path from 'node:path';
import { createScreen } from './create-screen';

const [ name = '' ] = process.argv.slice( 2 );
try {
	const files = createScreen( path.join( __dirname, '../../client/screens' ), name );
	process.stdout.write( `${ files.map( ( file ) => `client/screens/${ file }` ).join( '\n' ) }\n` );
	const list = name.includes( '/' ) ? `client/screens/${ path.dirname( name ) }/route.tsx` : 'client/app/routes.ts';
	process.stdout.write( `Next: list its pages in ${ list }, then make its test pass. See docs/screens.md.\n` );
} catch ( error ) {
	process.stderr.write( `${ error instanceof Error ? error.message : String( error ) }\n` );
	process.exitCode = 1;
}
