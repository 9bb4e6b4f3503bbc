import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Compares the bundles of the last build with their budgets:
 *
 *   npm run test:size
 *   npm run test:size -- --update     takes their sizes of today as the base of the budgets
 */

interface Measured {
	readonly name: string;
	readonly size: number;
}

const TABLE = path.join( __dirname, 'bundle-sizes.json' );

function update(): void {
	// The exit code does not matter: budgets that are exceeded are updated.
	const { stdout } = spawnSync( 'npx', [ 'size-limit', '--json' ], { encoding: 'utf8' } );
	const measured = JSON.parse( stdout ) as readonly Measured[];
	const sizes = measured.map( ( { name, size } ) => [ name, size ] as const ).sort( ( [ one ], [ other ] ) => ( one < other ? -1 : 1 ) );
	writeFileSync( TABLE, `${ JSON.stringify( Object.fromEntries( sizes ), null, '\t' ) }\n` );
	process.stdout.write( `Wrote the sizes of ${ sizes.length } bundles to ${ path.relative( process.cwd(), TABLE ) }.\n` );
}

if ( process.argv.includes( '--update' ) ) {
	update();
} else {
	process.exitCode = spawnSync( 'npx', [ 'size-limit' ], { stdio: 'inherit' } ).status ?? 1;
}
