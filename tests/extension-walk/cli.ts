import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { describeError, SiteError } from '../site/errors';
import { sitePaths } from '../site/paths';
import { readPluginFolder } from '../site/plugin-folder';
import { HELP, parseOptions } from './options';
import { describeWalk } from './report';
import { walk } from './walk';

async function main(): Promise< void > {
	const options = parseOptions( process.argv.slice( 2 ) );
	if ( options.hasHelp ) {
		process.stdout.write( `${ HELP }\n` );
		return;
	}
	if ( ! existsSync( sitePaths( options.dir, '' ).stateFile ) ) {
		throw new SiteError(
			'not-found',
			`There is no store in ${ options.dir }.`,
			'Make it with "npm start -- --dir DIR --woocommerce …".'
		);
	}
	const result = await walk( {
		dir: options.dir,
		plugins: await Promise.all( options.plugins.map( readPluginFolder ) ),
		seconds: options.seconds,
		lanes: options.lanes,
		only: options.only,
		isOnce: options.isOnce,
		say: ( line ) => process.stderr.write( `${ line }\n` ),
	} );
	process.stdout.write( `${ describeWalk( result ) }\n` );
	if ( options.json !== '' ) {
		await writeFile( options.json, `${ JSON.stringify( result, null, '\t' ) }\n` );
	}
	process.exitCode = result.stops.some( ( { unexplained } ) => unexplained.length > 0 ) ? 1 : 0;
}

main().catch( ( error: unknown ) => {
	process.stderr.write( `\n${ describeError( error ) }\n` );
	process.exitCode = 2;
} );
