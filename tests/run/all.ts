import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { runStage, type Stage, type StageResult } from './stage';

/** The large young space spares a tenth of the time: each test file loads its modules anew. */
const jest = ( config: string ) =>
	`node --max-semi-space-size=64 node_modules/jest/bin/jest.js ${ config } --json --outputFile {report} --silent=false`;
const unitTests = ( shard: string ): Stage => ( {
	name: `unit tests ${ shard }`,
	command: jest( `--maxWorkers=1 --shard=${ shard }` ),
	report: 'jest',
} );

/** What stands alone runs in lanes, one per core; what starts a store or a browser runs after it, one at a time. */
const alone: readonly Stage[] = [
	unitTests( '1/2' ),
	unitTests( '2/2' ),
	{ name: 'what renders, on React 19', command: jest( '--config tests/react-19.config.js --maxWorkers=1' ), report: 'jest' },
	{ name: 'scripts', command: 'npm run -s lint:js', isQuick: true },
	{ name: 'types', command: 'npm run -s lint:types', isQuick: true },
	{ name: 'PHP', command: 'npm run -s lint:php', isQuick: true },
	{ name: 'styles', command: 'npm run -s lint:style', isQuick: true },
	{ name: 'format', command: 'npm run -s lint:format', isQuick: true },
	{ name: 'borders', command: 'npm run -s lint:borders', isQuick: true },
	{ name: 'unused code', command: 'npm run -s lint:unused', isQuick: true },
];

/** Stands in for all unit tests in `npm run check`, which is for the minutes between two commits. */
const changed: Stage = {
	name: 'unit tests of what changed since the last commit',
	command: 'npx jest --onlyChanged --passWithNoTests --maxWorkers=1',
};

const together: readonly Stage[] = [
	{ name: 'build', command: 'npm run -s build' },
	{ name: 'bundle budgets', command: 'npm run -s test:size' },
	{ name: 'zip', command: 'npm run -s zip' },
	{ name: 'PHP tests on SQLite', command: 'npx tsx tests/run/php.ts sqlite {report}', report: 'junit' },
	{ name: 'PHP tests on MariaDB', command: 'npx tsx tests/run/php.ts mariadb {report}', report: 'junit' },
	{ name: 'local store and contract tests', command: jest( '--config tests/slow.config.js --runInBand' ), report: 'jest' },
	{ name: 'browser tests', command: jest( '--config tests/e2e/jest.config.js --runInBand' ), report: 'jest' },
];

const results: StageResult[] = [];

async function run( stage: Stage ): Promise< void > {
	const result = await runStage( stage );
	results.push( result );
	const mark = result.failed ? 'FAILED' : 'ok';
	process.stdout.write(
		`${ mark.padEnd( 7 ) }${ stage.name } (${ result.passed } passed, ${ result.failed } failed, ${ result.seconds.toFixed( 1 ) } s)\n`
	);
	if ( result.failed ) {
		process.stdout.write( `${ result.output.slice( -12000 ) }\n` );
	}
}

async function runLane( queue: Stage[] ): Promise< void > {
	for ( let stage = queue.shift(); stage; stage = queue.shift() ) {
		await run( stage );
	}
}

async function main(): Promise< void > {
	const isQuick = process.argv.includes( '--quick' );
	if ( ! existsSync( 'vendor/bin/phpunit' ) ) {
		await run( { name: 'PHP tools', command: 'composer install --no-interaction --no-progress --quiet', isQuick: true } );
	}
	const lanes = Math.min( 2, cpus().length );
	const queue = isQuick ? [ ...alone.filter( ( stage ) => stage.isQuick ), changed ] : [ ...alone ];
	await Promise.all( Array.from( { length: lanes }, () => runLane( queue ) ) );
	if ( ! isQuick ) {
		await runLane( [ ...together ] );
	}
	const sum = ( key: 'passed' | 'failed' ) => results.reduce( ( total, result ) => total + result[ key ], 0 );
	process.stdout.write( `\n${ sum( 'passed' ) } passed, ${ sum( 'failed' ) } failed\n` );
	process.exit( sum( 'failed' ) ? 1 : 0 );
}

void main();
