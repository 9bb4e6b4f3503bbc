import { chromium } from 'playwright-core';
import { findChromium } from '../e2e/support/find-chromium';
import { thisMachine } from '../site/machine';
import { inspectMachine, prepareMachine } from './prepare-machine';

/**
 * Installs what the tests need and this machine lacks, or prints the command that does so.
 *
 * @param isQuick whether only `npm run check` will run
 * @return whether the tests can run
 */
export async function prepareThisMachine( isQuick: boolean ): Promise< boolean > {
	return prepareMachine( {
		present: await inspectMachine( findChromium( chromium, true ) !== null ),
		machine: await thisMachine(),
		isQuick,
		say: ( text ) => process.stdout.write( `${ text }\n` ),
	} );
}
