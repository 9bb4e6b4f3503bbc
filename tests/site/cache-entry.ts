import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Creates a folder of the cache once. It gets its name only when it is complete, so that an interrupted start, or a
 * second one at the same time, never leaves half of it.
 *
 * @param target path of the folder
 * @param fill   fills an empty folder, whose path is its argument
 * @return the folder, and whether it was created
 */
export async function cachedFolder(
	target: string,
	fill: ( dir: string ) => Promise< void >
): Promise< { readonly dir: string; readonly isNew: boolean } > {
	if ( existsSync( target ) ) {
		return { dir: target, isNew: false };
	}
	const parent = path.dirname( target );
	await mkdir( parent, { recursive: true } );
	const work = await mkdtemp( path.join( parent, '.new-' ) );
	try {
		await fill( work );
		await rename( work, target ).catch( ( error: unknown ) => {
			if ( ! existsSync( target ) ) {
				throw error;
			}
		} );
	} finally {
		await rm( work, { recursive: true, force: true } );
	}
	return { dir: target, isNew: true };
}
