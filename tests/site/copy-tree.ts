import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Enough to keep the disk busy; a higher number only opens more files. */
const FILES_AT_ONCE = 32;

interface Copy {
	readonly from: string;
	readonly to: string;
}

async function listFiles( { from, to }: Copy, inner: string, isSkipped: ( inner: string ) => boolean ): Promise< Copy[] > {
	await mkdir( to, { recursive: true } );
	const files: Copy[] = [];
	for ( const entry of await readdir( from, { withFileTypes: true } ) ) {
		const name = inner === '' ? entry.name : `${ inner }/${ entry.name }`;
		const copy = { from: path.join( from, entry.name ), to: path.join( to, entry.name ) };
		if ( ! isSkipped( name ) ) {
			const isFolder = entry.isSymbolicLink() ? ( await stat( copy.from ) ).isDirectory() : entry.isDirectory();
			files.push( ...( isFolder ? await listFiles( copy, name, isSkipped ) : [ copy ] ) );
		}
	}
	return files;
}

/**
 * Copies a folder, and the targets of links in it, several times as fast as Node's own function. Where the file system
 * can share blocks (btrfs, xfs, APFS) the copy needs no space. Hard links are not used, because editing a file of a
 * store would change the cache.
 *
 * @param from      folder to copy
 * @param to        folder to create
 * @param isSkipped called with the path inside of the folder, with forward slashes
 */
export async function copyTree( from: string, to: string, isSkipped: ( inner: string ) => boolean = () => false ): Promise< void > {
	const files = ( await listFiles( { from, to }, '', isSkipped ) ).values();
	const work = async (): Promise< void > => {
		for ( const file of files ) {
			await copyFile( file.from, file.to, constants.COPYFILE_FICLONE );
		}
	};
	await Promise.all( Array.from( { length: FILES_AT_ONCE }, work ) );
}
