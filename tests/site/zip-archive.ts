import { open, mkdir, writeFile, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { SiteError } from './errors';

const inflate = promisify( inflateRaw );

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 65535;
const STORED = 0;
const DEFLATED = 8;

interface ZipEntry {
	readonly name: string;
	readonly method: number;
	readonly checksum: number;
	readonly compressedSize: number;
	readonly size: number;
	readonly offset: number;
}

function broken( file: string, why: string ): SiteError {
	return new SiteError(
		'broken-archive',
		`${ file } is not a usable zip file: ${ why }.`,
		'Download it again, or name a folder instead.'
	);
}

async function readAt( handle: FileHandle, position: number, length: number ): Promise< Buffer > {
	const buffer = Buffer.alloc( length );
	const { bytesRead } = await handle.read( buffer, 0, length, position );
	return buffer.subarray( 0, bytesRead );
}

async function readDirectory( handle: FileHandle, file: string ): Promise< readonly ZipEntry[] > {
	const { size } = await handle.stat();
	const tailSize = Math.min( size, END_SIZE + LONGEST_COMMENT );
	const tail = await readAt( handle, size - tailSize, tailSize );
	let end = tail.length - END_SIZE;
	while ( end >= 0 && tail.readUInt32LE( end ) !== END_SIGNATURE ) {
		end--;
	}
	if ( end < 0 ) {
		throw broken( file, 'it has no table of contents (cut off?)' );
	}
	const count = tail.readUInt16LE( end + 10 );
	const length = tail.readUInt32LE( end + 12 );
	const offset = tail.readUInt32LE( end + 16 );
	if ( offset + length > size ) {
		throw broken( file, 'its table of contents is damaged' );
	}
	const table = await readAt( handle, offset, length );
	const entries: ZipEntry[] = [];
	let at = 0;
	for ( let index = 0; index < count; index++ ) {
		if ( at + 46 > table.length || table.readUInt32LE( at ) !== ENTRY_SIGNATURE ) {
			throw broken( file, 'its table of contents is damaged' );
		}
		const nameLength = table.readUInt16LE( at + 28 );
		entries.push( {
			name: table.toString( 'utf8', at + 46, at + 46 + nameLength ),
			method: table.readUInt16LE( at + 10 ),
			checksum: table.readUInt32LE( at + 16 ),
			compressedSize: table.readUInt32LE( at + 20 ),
			size: table.readUInt32LE( at + 24 ),
			offset: table.readUInt32LE( at + 42 ),
		} );
		at += 46 + nameLength + table.readUInt16LE( at + 30 ) + table.readUInt16LE( at + 32 );
	}
	return entries;
}

async function readEntry( handle: FileHandle, file: string, entry: ZipEntry ): Promise< Buffer > {
	const header = await readAt( handle, entry.offset, 30 );
	if ( header.length < 30 ) {
		throw broken( file, `${ entry.name } is cut off` );
	}
	const start = entry.offset + 30 + header.readUInt16LE( 26 ) + header.readUInt16LE( 28 );
	const packed = await readAt( handle, start, entry.compressedSize );
	if ( entry.method !== STORED && entry.method !== DEFLATED ) {
		throw broken( file, `${ entry.name } uses an unknown compression` );
	}
	let content = packed;
	if ( entry.method === DEFLATED ) {
		content = await inflate( packed ).catch( () => {
			throw broken( file, `${ entry.name } is damaged` );
		} );
	}
	if ( content.length !== entry.size || crc32( content ) !== entry.checksum ) {
		throw broken( file, `${ entry.name } is damaged` );
	}
	return content;
}

/**
 * Unpacks a zip file. Implemented here because a new machine has neither `unzip` nor PHP's zip extension.
 *
 * @param file   the zip file
 * @param target target folder, created when it is missing
 * @param onFile called with the progress, 0 to 100
 * @throws SiteError `broken-archive` when the file is truncated, damaged or would write outside of the folder
 */
export async function unpackZip( file: string, target: string, onFile: ( percent: number ) => void = () => undefined ): Promise< void > {
	const handle = await open( file, 'r' ).catch( () => {
		throw new SiteError( 'not-found', `${ file } cannot be read.` );
	} );
	try {
		const entries = await readDirectory( handle, file );
		const root = path.resolve( target ) + path.sep;
		let done = 0;
		for ( const entry of entries ) {
			const destination = path.resolve( target, entry.name );
			if ( ! `${ destination }${ path.sep }`.startsWith( root ) ) {
				throw broken( file, `${ entry.name } points outside of it` );
			}
			if ( entry.name.endsWith( '/' ) ) {
				await mkdir( destination, { recursive: true } );
			} else {
				await mkdir( path.dirname( destination ), { recursive: true } );
				await writeFile( destination, await readEntry( handle, file, entry ) );
			}
			onFile( ( ++done / entries.length ) * 100 );
		}
	} finally {
		await handle.close();
	}
}
