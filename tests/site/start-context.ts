import { findFreePort, isPortFree } from './free-port';
import { sitePaths, type SitePaths } from './paths';
import type { PhpRuntime } from './php-runtime';
import type { Progress } from './progress';
import { portTaken } from './server';
import type { SiteScript } from './site-php';
import type { SiteState } from './site-state';
import type { StartOptions } from './start-options';

/** Data that all steps of a start share. */
export interface StartContext {
	readonly options: StartOptions;
	readonly progress: Progress;
	readonly php: PhpRuntime;
	/** Folder of the store. */
	readonly dir: string;
}

/**
 * The port of the server: the requested one, else the last one, else a free one.
 *
 * @param options options of the start
 * @param last    port of the last start, 0 for none
 * @throws SiteError `port-taken` when the requested port is in use
 */
export async function choosePort( options: StartOptions, last = 0 ): Promise< number > {
	const wanted = options.port ?? 0;
	if ( wanted > 0 ) {
		if ( ! ( await isPortFree( wanted ) ) ) {
			throw portTaken( wanted );
		}
		return wanted;
	}
	return last > 0 && ( await isPortFree( last ) ) ? last : await findFreePort( options.portsFrom ?? 0 );
}

/**
 * The address of a store, without a slash at the end.
 *
 * @param port      port of the server
 * @param subFolder sub-folder of the address, '' for none
 */
export function addressOf( port: number, subFolder: string ): string {
	const root = `http://127.0.0.1:${ port }`;
	return subFolder === '' ? root : `${ root }/${ subFolder }`;
}

/**
 * The parts of a store's folder.
 *
 * @param context the start
 * @param state   the store
 */
export function pathsOf( context: StartContext, state: SiteState ): SitePaths {
	return sitePaths( context.dir, state.subFolder );
}

/**
 * Data that is needed to run PHP inside of a store.
 *
 * @param context the start
 * @param state   the store
 */
export function scriptSite( context: StartContext, state: SiteState ): SiteScript {
	return { php: context.php, paths: pathsOf( context, state ), host: new URL( state.url ).host };
}
