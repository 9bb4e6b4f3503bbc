import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { describeDatabase, parseDatabase } from './database';
import { SiteError } from './errors';
import type { SitePaths } from './paths';
import type { SiteState } from './site-state';
import type { StartOptions } from './start-options';

/**
 * Throws when the options differ from those of an existing store, because a store is never replaced silently; that needs
 * a reset.
 *
 * @param options requested options
 * @param state   stored options
 * @throws SiteError `other-settings`
 */
export function refuseOtherWishes( options: StartOptions, state: SiteState ): void {
	const wanted: Record< string, string | undefined > = {
		wordpress: options.wordpress,
		woocommerce: options.woocommerce,
		seed: options.seed,
		'sub-folder': options.subFolder,
		'plain-permalinks': options.hasPlainPermalinks === undefined ? undefined : String( options.hasPlainPermalinks ),
		db: options.database === undefined ? undefined : describeDatabase( parseDatabase( options.database ) ),
	};
	const made: Record< string, string > = {
		wordpress: state.wordpress.asked,
		woocommerce: state.host.asked,
		// Seed data can be added later, once.
		seed: state.seed === '' ? ( options.seed ?? '' ) : state.seed,
		'sub-folder': state.subFolder,
		'plain-permalinks': String( state.hasPlainPermalinks ),
		db: describeDatabase( state.database ),
	};
	for ( const [ name, value ] of Object.entries( wanted ) ) {
		if ( value !== undefined && value !== 'auto' && value !== made[ name ] ) {
			throw new SiteError(
				'other-settings',
				`This store was made with --${ name } ${ made[ name ] || 'nothing' }, not ${ value }.`,
				'Run "npm run site:reset" first, or use another --dir.'
			);
		}
	}
}

/**
 * Throws when a new store would overwrite other files.
 *
 * @param paths the store's folder
 * @throws SiteError `not-our-folder`
 */
export async function refuseForeignFolder( paths: SitePaths ): Promise< void > {
	if ( existsSync( paths.dir ) && ( await readdir( paths.dir ) ).length > 0 ) {
		throw new SiteError( 'not-our-folder', `${ paths.dir } is not empty and holds no local store.`, 'Name another folder with --dir.' );
	}
}
