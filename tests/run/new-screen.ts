import path from 'node:path';
import { createScreen } from './create-screen';

const [ name = '' ] = process.argv.slice( 2 );
try {
	const files = createScreen( path.join( __dirname, '../../client' ), name );
	process.stdout.write( `${ files.map( ( file ) => `client/${ file }` ).join( '\n' ) }\n` );
	const next = name.startsWith( 'settings/' ) ? 'render it in client/app/boot-embed.tsx' : 'list its pages in client/app/routes.ts';
	process.stdout.write( `Next: ${ next }, then make its test pass. See docs/screens.md.\n` );
} catch ( error ) {
	process.stderr.write( `${ error instanceof Error ? error.message : String( error ) }\n` );
	process.exitCode = 1;
}
