import { existsSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from './errors';
import { PROJECT_DIR } from './paths';
import type { Progress } from './progress';
import { runCommand } from './run-command';
import { phpSettings, type SiteScript } from './site-php';

export const SEED_SIZES = [ 'small', 'medium', 'large' ] as const;

export type SeedSize = ( typeof SEED_SIZES )[ number ];

const SCRIPT = path.join( PROJECT_DIR, 'tests/site/seed/seed.php' );

/** A line of the seed script: `progress 40 orders`. */
const PROGRESS_LINE = /^progress\s+(\d+(?:\.\d+)?)\s*(.*)$/;

/**
 * Whether a word is the name of a size of seed data.
 *
 * @param text the word
 */
export function isSeedSize( text: string ): text is SeedSize {
	return SEED_SIZES.some( ( size ) => size === text );
}

/**
 * Fills a store with generated products, customers and orders.
 *
 * @param site     the store
 * @param size     size of the seed
 * @param progress receives the progress
 * @throws SiteError `php-failed` with the message of PHP
 */
export async function seedStore( site: SiteScript, size: SeedSize, progress: Progress ): Promise< void > {
	if ( ! existsSync( SCRIPT ) ) {
		throw new SiteError( 'not-found', `${ SCRIPT } is missing.` );
	}
	progress.step( `Filling the store with ${ size } seed data` );
	const { exitCode, stdout, stderr } = await runCommand(
		site.php.binary,
		[
			...phpSettings( site.paths ),
			'-d',
			'max_execution_time=0',
			'-d',
			'memory_limit=2G',
			'-d',
			'display_errors=stderr',
			SCRIPT,
			`--path=${ site.paths.wordpressDir }`,
			`--size=${ size }`,
		],
		{
			onLine: ( line ) => {
				const match = PROGRESS_LINE.exec( line );
				if ( match !== null ) {
					progress.update( Number( match[ 1 ] ), match[ 2 ] );
				}
			},
		}
	);
	if ( exitCode !== 0 ) {
		const said = ( stderr.trim() || stdout.trim() ).slice( -2000 );
		throw new SiteError( 'php-failed', `The seed data could not be written: ${ said }`, `See ${ site.paths.phpLog }.` );
	}
	progress.done();
}
