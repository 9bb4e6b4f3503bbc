import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SiteError } from './errors';
import { PROJECT_DIR } from './paths';
import { cachedVersion, downloadVersion, WOOCOMMERCE_RELEASES } from './published';
import { findMarked, readWish, unpackedZip, type Source, type SourceContext } from './source';

/** The host plugin: the real one, or the demo store in its place. */
export interface HostSource extends Source {
	readonly slug: 'woocommerce' | 'demo-store';
}

const MARKER = 'woocommerce.php';

const DEMO_DIR = path.join( PROJECT_DIR, 'tests/demo-store' );

async function versionOf( dir: string, marker = MARKER ): Promise< string > {
	const text = await readFile( path.join( dir, marker ), 'utf8' );
	return /^[ \t/*#@]*Version:\s*(\S+)/m.exec( text )?.[ 1 ] ?? 'unknown';
}

async function demoStore( why: string ): Promise< HostSource > {
	const marker = 'demo-store.php';
	if ( ! existsSync( path.join( DEMO_DIR, marker ) ) ) {
		throw new SiteError( 'not-found', `${ DEMO_DIR } has no ${ marker }.` );
	}
	return {
		slug: 'demo-store',
		dir: DEMO_DIR,
		version: await versionOf( DEMO_DIR, marker ),
		origin: `tests/demo-store, ${ why }`,
	};
}

async function woocommerce( dir: string, origin: string ): Promise< HostSource > {
	const root = await findMarked( dir, MARKER );
	if ( root === null ) {
		throw new SiteError( 'not-found', `The ${ origin } holds no WooCommerce (no ${ MARKER }).` );
	}
	return {
		slug: 'woocommerce',
		dir: root,
		version: await versionOf( root ),
		origin,
	};
}

async function fromVersion( version: string | null, context: SourceContext ): Promise< HostSource | { readonly reason: string } > {
	const cached = await cachedVersion( WOOCOMMERCE_RELEASES, version, context.cache );
	if ( cached !== null ) {
		return await woocommerce( cached, 'cache of earlier downloads' );
	}
	const loaded = await downloadVersion( WOOCOMMERCE_RELEASES, version ?? WOOCOMMERCE_RELEASES.triedVersion, context, ( dir ) =>
		versionOf( dir )
	);
	return 'reason' in loaded ? loaded : await woocommerce( loaded.dir, `download from ${ context.downloads }` );
}

/**
 * Finds the host plugin: the requested one, else an earlier download, else a download, else the demo store.
 *
 * @param value      value of --woocommerce: a folder, a zip file, a version, `demo`, or `auto` for the best there is
 * @param demoReason why the real one is out of the question with `auto`, '' when it is not
 * @param context    cache, server and progress
 * @throws SiteError when what was asked for explicitly cannot be had
 */
export async function findHost( value: string, demoReason: string, context: SourceContext ): Promise< HostSource > {
	if ( value === 'demo' ) {
		return await demoStore( 'as asked for' );
	}
	const wish = readWish( 'woocommerce', value );
	switch ( wish.kind ) {
		case 'folder':
			return await woocommerce( wish.path, `folder ${ wish.path }` );
		case 'zip':
			return await woocommerce( await unpackedZip( wish.path, context ), `zip file ${ wish.path }` );
		case 'version': {
			const found = await fromVersion( wish.version, context );
			if ( 'reason' in found ) {
				throw new SiteError(
					'broken-download',
					`WooCommerce ${ wish.version } cannot be had: ${ found.reason }.`,
					'Use --woocommerce demo, or name a folder or zip file.'
				);
			}
			return found;
		}
		case 'auto': {
			if ( demoReason !== '' ) {
				return await demoStore( `because ${ demoReason }` );
			}
			const found = await fromVersion( null, context );
			return 'reason' in found ? await demoStore( `because ${ found.reason }` ) : found;
		}
	}
}
