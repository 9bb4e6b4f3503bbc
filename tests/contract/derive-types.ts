import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { storeTypeFiles } from './store-type-files';

/*
 * Writes the types of the public stores for authors of extensions, from the stores themselves:
 *
 *   npx tsx tests/contract/derive-types.ts [--check]      with --check it only says whether they are up to date
 */

const folder = path.resolve( __dirname, '../../packages/extensibility/types/stores' );

async function main(): Promise< void > {
	const files = await storeTypeFiles();
	const isSame = ( name: string, text: string ) =>
		existsSync( path.join( folder, name ) ) && readFileSync( path.join( folder, name ), 'utf8' ) === text;
	const old = [ ...files ].filter( ( [ name, text ] ) => ! isSame( name, text ) ).map( ( [ name ] ) => name );
	if ( process.argv.includes( '--check' ) ) {
		process.stdout.write( old.length > 0 ? `Not up to date: ${ old.join( ', ' ) }\n` : `${ files.size } files are up to date\n` );
		process.exitCode = old.length > 0 ? 1 : 0;
		return;
	}
	rmSync( folder, { recursive: true, force: true } );
	mkdirSync( folder, { recursive: true } );
	for ( const [ name, text ] of files ) {
		writeFileSync( path.join( folder, name ), text );
	}
}

void main();
