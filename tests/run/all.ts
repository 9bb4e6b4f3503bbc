import { existsSync } from 'node:fs';
import { runInLanes } from './lanes';
import { prepareThisMachine } from './prepare-this-machine';
import { runStage, type Stage, type StageResult } from './stage';
import { allStages, quickStages } from './stages';

/** Time limit of `npm run check` in seconds. Only a first run, with empty caches, may take longer. */
const QUICK_SECONDS = 60;

const say = ( text: string ): void => {
	process.stdout.write( `${ text }\n` );
};

async function report( stage: Stage ): Promise< StageResult > {
	const result = await runStage( stage );
	const mark = result.failed ? 'FAILED' : 'ok';
	say(
		`${ mark.padEnd( 7 ) }${ stage.name } (${ result.passed } passed, ${ result.failed } failed, ${ result.seconds.toFixed( 1 ) } s)`
	);
	result.flaky?.forEach( ( name ) => say( `  flaky: passed only the second time: ${ name }` ) );
	if ( result.failed ) {
		say( result.output.slice( -12000 ) );
	}
	return result;
}

/** Runs all stages, or those of `npm run check`. Composer's tools are installed first, because the PHP stages use them. */
async function runAll( isQuick: boolean ): Promise< readonly StageResult[] > {
	const tools: Stage = { name: 'PHP tools', command: 'composer install --no-interaction --no-progress --quiet' };
	const first = existsSync( 'vendor/bin/phpunit' ) ? [] : [ await report( tools ) ];
	return [ ...first, ...( await runInLanes( isQuick ? quickStages : allStages, report ) ) ];
}

const describeQuickRun = ( seconds: number, isCold: boolean ): string =>
	isCold
		? `${ seconds } s with empty caches; the next run takes less than ${ QUICK_SECONDS } s on two free cores.`
		: `${ seconds } s with warm caches; less than ${ QUICK_SECONDS } s is expected on two free cores, about two minutes after "npm ci".`;

async function main(): Promise< number > {
	const isQuick = process.argv.includes( '--quick' );
	if ( ! ( await prepareThisMachine( isQuick ) ) ) {
		return 1;
	}
	const isCold = ! existsSync( 'node_modules/.cache/eslint' );
	const startedAt = Date.now();
	const results = await runAll( isQuick );
	const sum = ( key: 'passed' | 'failed' ) => results.reduce( ( total, result ) => total + result[ key ], 0 );
	const seconds = Math.round( ( Date.now() - startedAt ) / 1000 );
	say( `\n${ isQuick ? describeQuickRun( seconds, isCold ) : `${ seconds } s` }` );
	say( `\n${ sum( 'passed' ) } passed, ${ sum( 'failed' ) } failed` );
	return sum( 'failed' ) > 0 ? 1 : 0;
}

void main().then( ( code ) => process.exit( code ) );
