import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { cachedFolder } from './cache-entry';
import { SiteError } from './errors';
import type { Progress } from './progress';
import { unpackZip } from './zip-archive';

/** A WordPress or host folder that was found, and the reason for choosing it. */
export interface Source {
	readonly dir: string;
	readonly version: string;
	/** Origin, as a text for users. */
	readonly origin: string;
	/** Whether it is the build that tests use. */
	readonly isNpm?: boolean;
}

export interface SourceContext {
	/** Folder for downloads. */
	readonly cache: string;
	/** Address of the server that WordPress and its plugins are downloaded from, without a slash at the end. */
	readonly downloads: string;
	readonly progress: Progress;
}

/** The meaning of a value of --wordpress or --woocommerce. */
export type Wish =
	| { readonly kind: 'auto' }
	| { readonly kind: 'folder'; readonly path: string }
	| { readonly kind: 'zip'; readonly path: string }
	| { readonly kind: 'version'; readonly version: string };

const VERSION = /^\d+(\.\d+){1,3}(-[a-z0-9.-]+)?$/i;

/**
 * Distinguishes a folder, a zip file and a version number.
 *
 * @param flag  name of the option, for the error
 * @param value the value, `auto` when there is none
 * @throws SiteError `not-found` or `bad-option`
 */
export function readWish( flag: string, value: string ): Wish {
	if ( value === 'auto' ) {
		return { kind: 'auto' };
	}
	if ( VERSION.test( value ) && ! existsSync( value ) ) {
		return { kind: 'version', version: value };
	}
	const file = path.resolve( value );
	if ( ! existsSync( file ) ) {
		throw new SiteError(
			'not-found',
			`--${ flag } ${ value }: there is no such folder or zip file.`,
			'Name a folder, a zip file or a version such as 6.8.2.'
		);
	}
	if ( statSync( file ).isDirectory() ) {
		return { kind: 'folder', path: file };
	}
	if ( file.toLowerCase().endsWith( '.zip' ) ) {
		return { kind: 'zip', path: file };
	}
	throw new SiteError( 'bad-option', `--${ flag } ${ value } is neither a folder nor a zip file.` );
}

/**
 * The folder that contains a file: the given folder, or the only folder inside of it, as in zip files.
 *
 * @param dir    folder to search
 * @param marker file that the folder must contain
 */
export async function findMarked( dir: string, marker: string ): Promise< string | null > {
	if ( existsSync( path.join( dir, marker ) ) ) {
		return dir;
	}
	const inner = await readdir( dir, { withFileTypes: true } );
	const found = inner.find( ( entry ) => entry.isDirectory() && existsSync( path.join( dir, entry.name, marker ) ) );
	return found === undefined ? null : path.join( dir, found.name );
}

/**
 * Unpacks a zip file into the cache, once for each content.
 *
 * @param file    zip file
 * @param context cache and progress
 * @return folder with the content
 */
export async function unpackedZip( file: string, context: SourceContext ): Promise< string > {
	const hash = createHash( 'sha256' )
		.update( await readFile( file ) )
		.digest( 'hex' )
		.slice( 0, 16 );
	const { dir } = await cachedFolder( path.join( context.cache, 'zip', hash ), async ( work ) => {
		context.progress.step( `Unpacking ${ path.basename( file ) }` );
		await unpackZip( file, work, ( percent ) => context.progress.update( percent ) );
		context.progress.done();
	} );
	return dir;
}
