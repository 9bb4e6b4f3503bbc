import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { cachedFolder } from './cache-entry';
import { copyTree } from './copy-tree';
import { download } from './download';
import { SiteError } from './errors';
import type { SourceContext } from './source';
import { unpackZip } from './zip-archive';

/** Software that wordpress.org publishes in versions. */
export interface Publication {
	/** Folder of the cache. */
	readonly name: 'wordpress' | 'woocommerce';
	/** The newest version that this project was tested with, which is downloaded when no version is named. */
	readonly triedVersion: string;
	/** Path of a version's zip file on the download server. */
	readonly pathOf: ( version: string ) => string;
}

export const WORDPRESS_RELEASES: Publication = {
	name: 'wordpress',
	triedVersion: '6.9.1',
	pathOf: ( version ) => `/release/wordpress-${ version }.zip`,
};

export const WOOCOMMERCE_RELEASES: Publication = {
	name: 'woocommerce',
	triedVersion: '10.5.0',
	pathOf: ( version ) => `/plugin/woocommerce.${ version }.zip`,
};

/**
 * The folder of a version that was downloaded before.
 *
 * @param publication what it is a version of
 * @param version     version number, null for the newest one
 * @param cache       folder for downloads
 */
export async function cachedVersion( publication: Publication, version: string | null, cache: string ): Promise< string | null > {
	const parent = path.join( cache, publication.name );
	if ( ! existsSync( parent ) ) {
		return null;
	}
	const versions = ( await readdir( parent ) )
		.filter( ( name ) => /^\d/.test( name ) )
		.sort( ( one, other ) => other.localeCompare( one, 'en', { numeric: true } ) );
	const found = version === null ? versions[ 0 ] : versions.find( ( name ) => name === version );
	return found === undefined ? null : path.join( parent, found );
}

/**
 * Downloads a version into the cache.
 *
 * @param publication what it is a version of
 * @param version     version number
 * @param context     cache, server and progress
 * @param versionOf   reads the version number from the unpacked folder
 * @return its folder, or the reason of the failure
 */
export async function downloadVersion(
	publication: Publication,
	version: string,
	context: SourceContext,
	versionOf: ( dir: string ) => Promise< string >
): Promise< { readonly dir: string } | { readonly reason: string } > {
	const work = path.join( context.cache, 'download', publication.name );
	const zip = path.join( work, `${ version }-${ process.pid }.zip` );
	const failed = await download( `${ context.downloads }${ publication.pathOf( version ) }`, zip, context.progress );
	if ( failed !== null ) {
		return failed;
	}
	const unpacked = `${ zip }.d`;
	try {
		context.progress.step( `Unpacking ${ publication.name }` );
		await unpackZip( zip, unpacked, ( percent ) => context.progress.update( percent ) );
		context.progress.done();
		const inner = path.join( unpacked, publication.name );
		if ( ! existsSync( inner ) ) {
			throw new SiteError( 'broken-archive', `The downloaded zip file holds no folder ${ publication.name }.` );
		}
		const { dir } = await cachedFolder( path.join( context.cache, publication.name, await versionOf( inner ) ), ( target ) =>
			copyTree( inner, target )
		);
		return { dir };
	} catch ( error ) {
		// Networks with a sign-in page answer every address with that page.
		if ( error instanceof SiteError && error.code === 'broken-archive' ) {
			return { reason: `what ${ context.downloads } sent is no good. ${ error.message }` };
		}
		throw error;
	} finally {
		await rm( zip, { force: true } );
		await rm( unpacked, { recursive: true, force: true } );
	}
}
