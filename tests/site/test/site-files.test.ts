import { existsSync, lstatSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { cachedFolder } from '../cache-entry';
import { copyTree } from '../copy-tree';
import { checkIntegrity } from '../npm-package';
import { readPluginFolder } from '../plugin-folder';
import { linkPlugins, linkProduct } from '../site-files';
import { temporaryFolder } from './temporary-folder';

const inFolder = temporaryFolder();

describe( 'copyTree', () => {
	it( 'copies the targets of links and skips the given files', async () => {
		await mkdir( inFolder( 'from/wp-content/plugins' ), { recursive: true } );
		await writeFile( inFolder( 'from/index.php' ), 'index' );
		await writeFile( inFolder( 'from/wp-content/plugins/other.php' ), '' );
		await symlink( 'index.php', inFolder( 'from/linked.php' ) );
		await copyTree( inFolder( 'from' ), inFolder( 'to' ), ( inner ) => inner === 'wp-content/plugins' );
		expect( await readFile( inFolder( 'to/linked.php' ), 'utf8' ) ).toBe( 'index' );
		expect( lstatSync( inFolder( 'to/linked.php' ) ).isSymbolicLink() ).toBe( false );
		expect( await readdir( inFolder( 'to/wp-content' ) ) ).toEqual( [] );
	} );
} );

describe( 'linkProduct', () => {
	const link = () => linkProduct( inFolder( 'plugins' ), inFolder( 'project' ) );

	it( 'links only the parts of the plugin into the store', async () => {
		await mkdir( inFolder( 'plugins' ) );
		await mkdir( inFolder( 'project' ) );
		await writeFile( inFolder( 'project/store-admin.php' ), 'one' );
		await link();
		await link();
		const parts = await readdir( inFolder( 'plugins/store-admin' ) );
		expect( parts ).toEqual( expect.arrayContaining( [ 'store-admin.php', 'php', 'build', 'assets' ] ) );
		expect( parts ).not.toEqual( expect.arrayContaining( [ 'node_modules' ] ) );
	} );

	it( 'never links the main file, which would make the whole project the plugin’s real folder', async () => {
		const mainFile = inFolder( 'plugins/store-admin/store-admin.php' );
		await rm( mainFile );
		await symlink( inFolder( 'project/store-admin.php' ), mainFile );
		await link();
		expect( lstatSync( mainFile ).isSymbolicLink() ).toBe( false );
		await writeFile( inFolder( 'project/store-admin.php' ), 'two' );
		await link();
		expect( await readFile( mainFile, 'utf8' ) ).toBe( 'two' );
	} );
} );

describe( 'linkPlugins', () => {
	const plugin = ( dir: string ) => ( { dir: inFolder( dir ), mainFile: 'sample/sample.php' } );
	const content = () => readFile( inFolder( 'linked/sample/sample.php' ), 'utf8' );

	it( 'links the folder that was named last, also when the store has a link to another version', async () => {
		for ( const dir of [ 'linked', 'old/sample', 'new/sample' ] ) {
			await mkdir( inFolder( dir ), { recursive: true } );
		}
		await writeFile( inFolder( 'old/sample/sample.php' ), 'old' );
		await writeFile( inFolder( 'new/sample/sample.php' ), 'new' );
		await linkPlugins( inFolder( 'linked' ), [ plugin( 'old/sample' ) ] );
		expect( await content() ).toBe( 'old' );
		await linkPlugins( inFolder( 'linked' ), [ plugin( 'new/sample' ) ] );
		expect( await content() ).toBe( 'new' );
	} );

	it( 'leaves a folder that is no link as it is', async () => {
		await mkdir( inFolder( 'own/sample' ), { recursive: true } );
		await writeFile( inFolder( 'own/sample/sample.php' ), 'own' );
		await linkPlugins( inFolder( 'own' ), [ plugin( 'new/sample' ) ] );
		expect( await readFile( inFolder( 'own/sample/sample.php' ), 'utf8' ) ).toBe( 'own' );
	} );
} );

describe( 'cachedFolder', () => {
	it( 'makes a folder once', async () => {
		const fill = ( dir: string ) => writeFile( `${ dir }/file`, 'x' );
		expect( await cachedFolder( inFolder( 'cache/thing' ), fill ) ).toMatchObject( { isNew: true } );
		expect( await cachedFolder( inFolder( 'cache/thing' ), fill ) ).toMatchObject( { isNew: false } );
	} );

	it( 'removes the folder when it could not be filled', async () => {
		await expect( cachedFolder( inFolder( 'cache/half' ), () => Promise.reject( new Error( 'cut off' ) ) ) ).rejects.toThrow(
			'cut off'
		);
		expect( existsSync( inFolder( 'cache/half' ) ) ).toBe( false );
		expect( await readdir( inFolder( 'cache' ) ) ).toEqual( [ 'thing' ] );
	} );
} );

describe( 'checkIntegrity', () => {
	it( 'refuses a package that is not the pinned one', async () => {
		await writeFile( inFolder( 'package.tgz' ), 'something else' );
		const npmPackage = { name: 'some-package', version: '1.0.0', integrity: 'sha512-AAAA', bytesNeeded: 1 };
		await expect( checkIntegrity( inFolder( 'package.tgz' ), npmPackage ) ).rejects.toMatchObject( { code: 'broken-download' } );
	} );
} );

describe( 'readPluginFolder', () => {
	it( 'finds the file with the plugin header', async () => {
		await mkdir( inFolder( 'extension' ) );
		await writeFile( inFolder( 'extension/a.php' ), '<?php // nothing' );
		await writeFile( inFolder( 'extension/main.php' ), '<?php\n/**\n * Plugin Name: Extension\n */' );
		await expect( readPluginFolder( inFolder( 'extension' ) ) ).resolves.toEqual( {
			dir: inFolder( 'extension' ),
			mainFile: 'extension/main.php',
		} );
		await expect( readPluginFolder( inFolder( 'nothing' ) ) ).rejects.toMatchObject( { code: 'not-found' } );
	} );
} );
