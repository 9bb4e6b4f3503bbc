import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { requireFreeSpace } from './disk-space';
import { SiteError } from './errors';
import { runCommand } from './run-command';

/** A package of the npm registry, pinned by the hash of its tarball. */
export interface NpmPackage {
	readonly name: string;
	readonly version: string;
	/** Subresource-integrity string, `sha512-…`. */
	readonly integrity: string;
	/** Disk space for the tarball and its unpacked files, in bytes. */
	readonly bytesNeeded: number;
}

async function integrityOf( file: string ): Promise< string > {
	const hash = createHash( 'sha512' );
	await pipeline( createReadStream( file ), hash );
	return `sha512-${ hash.digest( 'base64' ) }`;
}

/**
 * Checks the tarball against the hash in this project, not against the one that the registry sends.
 *
 * @param file       tarball
 * @param npmPackage what it should be
 * @throws SiteError `broken-download`
 */
export async function checkIntegrity( file: string, npmPackage: NpmPackage ): Promise< void > {
	const found = await integrityOf( file );
	if ( found !== npmPackage.integrity ) {
		throw new SiteError(
			'broken-download',
			`The npm package ${ npmPackage.name }@${ npmPackage.version } is not the one expected (${ found }).`,
			'Run "npm cache verify" and try again.'
		);
	}
}

/**
 * Downloads a package with the npm client and unpacks some of its files.
 *
 * @param npmPackage the package
 * @param members    files and folders of the package to unpack
 * @param target     target folder; the files are put into `package/` in it
 * @throws SiteError `broken-download` when the registry cannot be reached or the tarball has another hash
 */
export async function fetchNpmPackage( npmPackage: NpmPackage, members: readonly string[], target: string ): Promise< void > {
	await mkdir( target, { recursive: true } );
	await requireFreeSpace( target, npmPackage.bytesNeeded );
	const work = await mkdtemp( path.join( target, '.npm-' ) );
	const spec = `${ npmPackage.name }@${ npmPackage.version }`;
	try {
		const packed = await runCommand( 'npm', [ 'pack', spec, '--silent', '--pack-destination', work ] );
		const tarball = ( await readdir( work ) ).find( ( name ) => name.endsWith( '.tgz' ) );
		if ( packed.exitCode !== 0 || tarball === undefined ) {
			throw new SiteError(
				'broken-download',
				`npm could not fetch ${ spec }: ${ packed.stderr.trim() || 'no reason given' }`,
				'Check the network and "npm config get registry", or name local copies with --wordpress and --woocommerce.'
			);
		}
		const file = path.join( work, tarball );
		await checkIntegrity( file, npmPackage );
		const unpacked = await runCommand( 'tar', [ '-xzf', file, '-C', target, ...members.map( ( member ) => `package/${ member }` ) ] );
		if ( unpacked.exitCode !== 0 ) {
			throw new SiteError(
				/no space left/i.test( unpacked.stderr ) ? 'no-disk' : 'broken-archive',
				`${ spec } could not be unpacked: ${ unpacked.stderr.trim() }`
			);
		}
	} finally {
		await rm( work, { recursive: true, force: true } );
	}
}
