import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { Database } from './database';

/** What a store's folder remembers between starts. */
export interface SiteState {
	/** Format of this file. */
	readonly format: 1;
	readonly isInstalled: boolean;
	/** Process that made, or is just making, the store. */
	readonly makerPid: number;
	/** Proves to the runner that the server on the port is this store's. */
	readonly token: string;
	readonly port: number;
	readonly url: string;
	readonly subFolder: string;
	readonly hasPlainPermalinks: boolean;
	readonly database: Database;
	/** What was asked for and what was taken, for `site:info` and for noticing other wishes on the next start. */
	readonly wordpress: TakenSource;
	readonly host: TakenSource;
	readonly seed: string;
}

export interface TakenSource {
	readonly asked: string;
	readonly version: string;
	readonly origin: string;
}

function isState( value: unknown ): value is SiteState {
	return typeof value === 'object' && value !== null && 'format' in value && value.format === 1 && 'token' in value;
}

/**
 * Reads what a store's folder remembers.
 *
 * @param file site.json
 * @return null when there is no store, or one of another format
 */
export async function readState( file: string ): Promise< SiteState | null > {
	if ( ! existsSync( file ) ) {
		return null;
	}
	try {
		const value: unknown = JSON.parse( await readFile( file, 'utf8' ) );
		return isState( value ) ? value : null;
	} catch {
		return null;
	}
}

/**
 * Remembers the state of a store.
 *
 * @param file  site.json
 * @param state the state
 */
export async function writeState( file: string, state: SiteState ): Promise< void > {
	await writeFile( file, `${ JSON.stringify( state, null, '\t' ) }\n` );
}
