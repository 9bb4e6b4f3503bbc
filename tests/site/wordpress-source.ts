import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SiteError } from './errors';
import { NPM_WORDPRESS_VERSION, npmWordPress } from './npm-wordpress';
import { cachedVersion, downloadVersion, WORDPRESS_RELEASES } from './published';
import { findMarked, readWish, unpackedZip, type Source, type SourceContext } from './source';

const MARKER = 'wp-includes/version.php';

async function versionOf( dir: string ): Promise< string > {
	const text = await readFile( path.join( dir, MARKER ), 'utf8' );
	return /\$wp_version\s*=\s*'([^']+)'/.exec( text )?.[ 1 ] ?? 'unknown';
}

async function fromFolder( dir: string, named: string ): Promise< Source > {
	const root = await findMarked( dir, MARKER );
	if ( root === null ) {
		throw new SiteError( 'not-found', `${ named } holds no WordPress (no ${ MARKER }).` );
	}
	return { dir: root, version: await versionOf( root ), origin: named };
}

async function fromNpm( context: SourceContext, why: string ): Promise< Source > {
	return {
		dir: await npmWordPress( context.cache, context.progress ),
		version: NPM_WORDPRESS_VERSION,
		origin: `npm package @wp-playground/wordpress-builds, ${ why }`,
		isNpm: true,
	};
}

async function fromVersion( version: string | null, context: SourceContext ): Promise< Source | { readonly reason: string } > {
	const cached = await cachedVersion( WORDPRESS_RELEASES, version, context.cache );
	if ( cached !== null ) {
		return {
			dir: cached,
			version: await versionOf( cached ),
			origin: 'cache of earlier downloads',
		};
	}
	const loaded = await downloadVersion( WORDPRESS_RELEASES, version ?? WORDPRESS_RELEASES.triedVersion, context, versionOf );
	return 'reason' in loaded
		? loaded
		: {
				dir: loaded.dir,
				version: await versionOf( loaded.dir ),
				origin: `download from ${ context.downloads }`,
			};
}

/**
 * Finds the WordPress for a store: the requested one, else an earlier download, else a download, else npm's.
 *
 * @param value   value of --wordpress: a folder, a zip file, a version, `npm`, or `auto` for the best there is
 * @param context cache, server and progress
 * @throws SiteError when what was asked for explicitly cannot be had
 */
export async function findWordPress( value: string, context: SourceContext ): Promise< Source > {
	if ( value === 'npm' ) {
		return await fromNpm( context, 'as asked for' );
	}
	const wish = readWish( 'wordpress', value );
	switch ( wish.kind ) {
		case 'folder':
			return await fromFolder( wish.path, `folder ${ wish.path }` );
		case 'zip':
			return await fromFolder( await unpackedZip( wish.path, context ), `zip file ${ wish.path }` );
		case 'version': {
			const found = await fromVersion( wish.version, context );
			if ( 'reason' in found ) {
				throw new SiteError(
					'broken-download',
					`WordPress ${ wish.version } cannot be had: ${ found.reason }.`,
					'Leave --wordpress away for the one from npm, or name a folder or zip file.'
				);
			}
			return found;
		}
		case 'auto': {
			const found = await fromVersion( null, context );
			return 'reason' in found ? await fromNpm( context, `because ${ found.reason }` ) : found;
		}
	}
}
