import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packPlugin } from './plugin-zip';

const root = path.resolve( __dirname, '../..' );
const BUILT = path.join( root, 'build/main.asset.php' );
const SOURCES = [ 'client', 'packages', 'webpack.config.js', 'package-lock.json' ];
const NOT_SOURCES = [ 'node_modules', 'build-types', 'test' ];

function newestTime( file: string ): number {
	const stat = statSync( file );
	if ( ! stat.isDirectory() ) {
		return stat.mtimeMs;
	}
	const names = readdirSync( file ).filter( ( name ) => ! NOT_SOURCES.includes( name ) && ! name.endsWith( '.tsbuildinfo' ) );
	return Math.max( 0, ...names.map( ( name ) => newestTime( path.join( file, name ) ) ) );
}

function isBuilt(): boolean {
	return existsSync( BUILT ) && SOURCES.every( ( source ) => newestTime( path.join( root, source ) ) <= statSync( BUILT ).mtimeMs );
}

if ( ! isBuilt() ) {
	const build = spawnSync( 'npm', [ 'run', '-s', 'build' ], { cwd: root, stdio: 'inherit' } );
	if ( build.status !== 0 ) {
		process.exit( 1 );
	}
}

const zip = packPlugin( root );
writeFileSync( path.join( root, 'store-admin.zip' ), zip );
process.stdout.write( `store-admin.zip (${ Math.round( zip.length / 1000 ) } kB)\n` );
