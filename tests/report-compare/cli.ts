import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { describeError, SiteError } from '../site/errors';
import { sitePaths } from '../site/paths';
import { startSite } from '../site/start-site';
import { compareReports } from './compare-reports';
import { HELP, parseOptions } from './options';
import { describeResults } from './report';

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
	const site = await startSite( { dir: options.dir } );
	try {
		if ( site.state.host.asked === 'demo' ) {
			throw new SiteError( 'bad-option', 'The stand-in store has no app of its own to compare with.' );
		}
		const results = await compareReports( site, options, ( line ) => process.stderr.write( `${ line }\n` ) );
		process.stdout.write( `${ describeResults( results ) }\n` );
		if ( options.json !== '' ) {
			await writeFile( options.json, `${ JSON.stringify( results, null, '\t' ) }\n` );
		}
		process.exitCode = results.some( ( { unexplained } ) => unexplained.length > 0 ) ? 1 : 0;
	} finally {
		if ( ! site.wasRunning ) {
			await site.stop();
		}
	}
}

main().catch( ( error: unknown ) => {
	process.stderr.write( `\n${ describeError( error ) }\n` );
	process.exitCode = 2;
} );
