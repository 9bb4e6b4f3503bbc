import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Progress } from './progress';

/** The public server. */
export const PUBLIC_DOWNLOADS = 'https://downloads.wordpress.org';

/** Time limit for finding out whether the server can be reached. */
const ANSWER_LIMIT_MS = 3000;

/** A download that receives no data for this long is aborted. */
const STALL_LIMIT_MS = 20000;

const MEGABYTE = 1024 * 1024;

/** Reason why the download failed, as a text for users. */
export interface NotDownloaded {
	readonly reason: string;
}

function fieldOf( value: unknown, name: string ): unknown {
	return typeof value === 'object' && value !== null ? Reflect.get( value, name ) : undefined;
}

function reasonOf( error: unknown ): string {
	if ( fieldOf( error, 'name' ) === 'TimeoutError' ) {
		return `did not answer within ${ ANSWER_LIMIT_MS / 1000 } s`;
	}
	const code = fieldOf( fieldOf( error, 'cause' ), 'code' );
	return typeof code === 'string' ? `cannot be reached (${ code })` : 'cannot be reached';
}

/** Limits the wait for the head of the answer, but not for the download itself. */
function ask( url: string, abort: AbortController ): Promise< Response > {
	const limit = setTimeout( () => abort.abort( new DOMException( 'no answer', 'TimeoutError' ) ), ANSWER_LIMIT_MS );
	return fetch( url, { signal: abort.signal } ).finally( () => clearTimeout( limit ) );
}

/** The DOM's type of a stream lacks the iterator that Node's stream has. */
async function* chunksOf( body: ReadableStream< Uint8Array > ): AsyncGenerator< Uint8Array > {
	const reader = body.getReader();
	for (;;) {
		const { done, value } = await reader.read();
		if ( done ) {
			return;
		}
		yield value;
	}
}

async function save( response: Response, file: string, progress: Progress, abort: AbortController ): Promise< void > {
	// The length of a compressed answer is not the number of bytes that arrive here.
	const isPlain = response.headers.get( 'content-encoding' ) === null;
	const total = isPlain ? Number( response.headers.get( 'content-length' ) ?? 0 ) : 0;
	if ( response.body === null ) {
		throw new Error( 'empty answer' );
	}
	let stall: NodeJS.Timeout | undefined;
	let received = 0;
	const watch = (): void => {
		clearTimeout( stall );
		stall = setTimeout( () => abort.abort(), STALL_LIMIT_MS );
	};
	watch();
	try {
		await pipeline(
			Readable.from( chunksOf( response.body ) ),
			async function* ( chunks: AsyncIterable< Uint8Array > ) {
				for await ( const chunk of chunks ) {
					watch();
					received += chunk.length;
					progress.update( total > 0 ? ( received / total ) * 100 : null, `${ ( received / MEGABYTE ).toFixed( 1 ) } MB` );
					yield chunk;
				}
			},
			createWriteStream( file )
		);
	} finally {
		clearTimeout( stall );
	}
	if ( total > 0 && received !== total ) {
		throw new Error( 'cut off' );
	}
}

/**
 * Downloads a file, if its server answers within 3 s.
 *
 * @param url      address of the file
 * @param file     target path
 * @param progress receives the progress
 * @return null after a success, else the reason of the failure
 */
export async function download( url: string, file: string, progress: Progress ): Promise< NotDownloaded | null > {
	const { host } = new URL( url );
	const abort = new AbortController();
	progress.step( `Downloading ${ url }` );
	let response: Response;
	try {
		response = await ask( url, abort );
	} catch ( error ) {
		progress.done( 'not reached' );
		return { reason: `${ host } ${ reasonOf( error ) }` };
	}
	if ( ! response.ok ) {
		abort.abort();
		progress.done( 'not found' );
		return { reason: `${ url } answered ${ response.status }` };
	}
	await mkdir( path.dirname( file ), { recursive: true } );
	const part = `${ file }.part`;
	try {
		await save( response, part, progress, abort );
		await rename( part, file );
	} catch ( error ) {
		await rm( part, { force: true } );
		// An error of the disk is not a failure of the network.
		if ( fieldOf( error, 'syscall' ) === 'write' || fieldOf( error, 'syscall' ) === 'open' ) {
			throw error;
		}
		progress.done( 'broke off' );
		return { reason: `the download from ${ host } broke off` };
	}
	progress.done();
	return null;
}
