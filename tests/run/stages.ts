import type { Stage } from './stage';

/** A large young generation saves a tenth of the time, because each test file loads its modules again. */
const runJest = ( config: string ) =>
	`node --max-semi-space-size=64 node_modules/jest/bin/jest.js ${ config } --json --outputFile {report} --silent=false`;

const unitTests = ( shard: string ): Stage => ( {
	name: `unit tests ${ shard }`,
	command: runJest( `--maxWorkers=1 --shard=${ shard }` ),
	report: 'jest',
} );

const BUILD = 'build';

/** Checks that only need the sources. `npm run check` runs these and the unit tests of changed files. */
const checks: readonly Stage[] = [
	{ name: 'scripts', command: 'npm run -s lint:js' },
	{ name: 'types', command: 'npm run -s lint:types' },
	{ name: 'PHP', command: 'npm run -s lint:php' },
	{ name: 'unused code', command: 'npm run -s lint:unused' },
	{ name: 'borders', command: 'npm run -s lint:borders' },
	{ name: 'format', command: 'npm run -s lint:format' },
	{ name: 'styles', command: 'npm run -s lint:style' },
];

/**
 * All stages of `npm test`. Two stages run at a time and start in this order: long ones first, so that both lanes end at
 * the same time. The browser tests use both lanes and come last.
 */
export const allStages: readonly Stage[] = [
	{ name: BUILD, command: 'npm run -s build' },
	unitTests( '1/2' ),
	unitTests( '2/2' ),
	{
		name: 'local store and contract tests',
		command: runJest( '--config tests/slow.config.js --runInBand' ),
		report: 'jest',
		needs: BUILD,
	},
	{ name: 'rendering on React 19', command: runJest( '--config tests/react-19.config.js --maxWorkers=1' ), report: 'jest' },
	{ name: 'PHP tests on MariaDB', command: 'npx tsx tests/run/php.ts mariadb {report}', report: 'junit', needs: BUILD },
	{ name: 'PHP tests on SQLite', command: 'npx tsx tests/run/php.ts sqlite {report}', report: 'junit', needs: BUILD },
	...checks,
	{ name: 'zip', command: 'npm run -s zip', needs: BUILD },
	{ name: 'bundle budgets', command: 'npm run -s test:size', needs: BUILD },
	{ name: 'browser tests', command: runJest( '--config tests/e2e/jest.config.js' ), report: 'jest', needs: 'zip', usesBothLanes: true },
];

/** The stages of `npm run check`. */
export const quickStages: readonly Stage[] = [
	...checks,
	{ name: 'unit tests of what changed', command: 'npx jest --onlyChanged --passWithNoTests --maxWorkers=1' },
];
