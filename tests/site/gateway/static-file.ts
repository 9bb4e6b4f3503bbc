import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

/** Content types of the files that need no PHP, by extension. */
const TYPES: Readonly< Record< string, string > > = {
	avif: 'image/avif',
	css: 'text/css; charset=UTF-8',
	csv: 'text/csv; charset=UTF-8',
	eot: 'application/vnd.ms-fontobject',
	gif: 'image/gif',
	html: 'text/html; charset=UTF-8',
	ico: 'image/x-icon',
	jpeg: 'image/jpeg',
	jpg: 'image/jpeg',
	js: 'text/javascript; charset=UTF-8',
	json: 'application/json; charset=UTF-8',
	map: 'application/json; charset=UTF-8',
	mjs: 'text/javascript; charset=UTF-8',
	mp4: 'video/mp4',
	pdf: 'application/pdf',
	png: 'image/png',
	svg: 'image/svg+xml',
	ttf: 'font/ttf',
	txt: 'text/plain; charset=UTF-8',
	webp: 'image/webp',
	woff: 'font/woff',
	woff2: 'font/woff2',
	xml: 'application/xml; charset=UTF-8',
	zip: 'application/zip',
};

/** Hidden files, and ways out of the document root. */
const FORBIDDEN = /\/\.(?!well-known\/)|\.\.(\/|$)|\0/;

/** Folders of WordPress, in which a missing file needs no complete page that says so. */
const OF_WORDPRESS = /\/wp-(admin|includes|content)\//;

export interface StaticFiles {
	/** Document root. */
	readonly root: string;
	/** Whether a browser may use a versioned file again without asking, because none changes while the server runs. */
	readonly isStable: boolean;
}

function pathOf( incoming: IncomingMessage ): { readonly path: string; readonly isVersioned: boolean } | null {
	try {
		const { pathname, searchParams } = new URL( `http://store${ incoming.url ?? '/' }` );
		return { path: decodeURIComponent( pathname ), isVersioned: searchParams.has( 'ver' ) || /\.[0-9a-f]{8,}\.\w+$/.test( pathname ) };
	} catch {
		return null;
	}
}

function sendFile(
	incoming: IncomingMessage,
	outgoing: ServerResponse,
	file: string,
	found: Stats,
	headers: Record< string, string >
): void {
	// Without a validator a browser would load every script again on each page.
	const tag = `"${ found.mtimeMs.toString( 16 ) }-${ found.size.toString( 16 ) }"`;
	if ( incoming.headers[ 'if-none-match' ] === tag ) {
		outgoing.writeHead( 304, { ...headers, ETag: tag } ).end();
		return;
	}
	outgoing.writeHead( 200, { ...headers, ETag: tag, 'Content-Length': String( found.size ) } );
	if ( incoming.method === 'HEAD' ) {
		outgoing.end();
		return;
	}
	createReadStream( file )
		.on( 'error', () => outgoing.destroy() )
		.pipe( outgoing );
}

/**
 * Answers a request for a script, style, image or similar file, so that it occupies no PHP process.
 *
 * @param files    where the files are
 * @param incoming request of the browser
 * @param outgoing answer for the browser
 * @return whether the request was answered; PHP answers all others
 */
export async function answerWithFile(
	{ root, isStable }: StaticFiles,
	incoming: IncomingMessage,
	outgoing: ServerResponse
): Promise< boolean > {
	const asked = pathOf( incoming );
	const type =
		TYPES[
			path
				.extname( asked?.path ?? '' )
				.slice( 1 )
				.toLowerCase()
		];
	if ( ! asked || ! type || FORBIDDEN.test( asked.path ) ) {
		return false;
	}
	const file = path.join( root, asked.path );
	const found = await stat( file ).catch( () => null );
	if ( found?.isFile() ) {
		const cache = isStable && asked.isVersioned ? 'max-age=86400' : 'no-cache';
		sendFile( incoming, outgoing, file, found, { 'Content-Type': type, 'Cache-Control': cache } );
		return true;
	}
	if ( found || ! OF_WORDPRESS.test( asked.path ) ) {
		return false;
	}
	outgoing.writeHead( 404, { 'Content-Type': 'text/plain' } ).end( 'Not found' );
	return true;
}
