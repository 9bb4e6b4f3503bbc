import { statfs } from 'node:fs/promises';
import { SiteError } from './errors';

const MEGABYTE = 1024 * 1024;

/**
 * Throws before a long download that does not fit on the disk.
 *
 * @param dir    an existing folder on the disk in question
 * @param needed bytes that will be written
 * @throws SiteError `no-disk`
 */
export async function requireFreeSpace( dir: string, needed: number ): Promise< void > {
	const { bavail, bsize } = await statfs( dir );
	const free = bavail * bsize;
	if ( free < needed ) {
		throw new SiteError(
			'no-disk',
			`${ dir } has ${ Math.floor( free / MEGABYTE ) } MB left, ${ Math.ceil( needed / MEGABYTE ) } MB are needed.`,
			'Free some space, or put the store elsewhere with --dir and STORE_ADMIN_SITE_CACHE.'
		);
	}
}
