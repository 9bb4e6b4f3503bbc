import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { Database } from './database';

/** The stored facts about a store. */
export interface SiteState {
	/** Format of this file. */
	readonly format: 1;
	readonly isInstalled: boolean;
	/** Id of the process that created, or is creating, the store. */
	readonly makerPid: number;
	/** Proves that the server on the port belongs to this store. */
	readonly token: string;
	readonly port: number;
	readonly url: string;
	readonly subFolder: string;
	readonly hasPlainPermalinks: boolean;
	readonly database: Database;
	/** The requested source and the one that was used, for `site:info` and for noticing other options at the next start. */
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
 * Reads the stored facts about a store.
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
 * Stores the facts about a store.
 *
 * @param file  site.json
 * @param state the state
 */
export async function writeState( file: string, state: SiteState ): Promise< void > {
	await writeFile( file, `${ JSON.stringify( state, null, '\t' ) }\n` );
}
