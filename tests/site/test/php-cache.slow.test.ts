import { mkdir, rename, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startWorker, type PhpWorker } from '../gateway/php-worker';
import { sitePaths } from '../paths';
import { phpSettings } from '../site-php';
import { startSite } from '../start-site';
import { signIn } from './sign-in';
import { temporaryFolder } from './temporary-folder';

const inFolder = temporaryFolder();
const OLD = new Date( '2026-01-01T00:00:00Z' );

async function writeOld( file: string, content: string ): Promise< void > {
	await mkdir( path.dirname( file ), { recursive: true } );
	await writeFile( file, content );
	await utimes( file, OLD, OLD );
}

describe( 'PHP of a store', () => {
	let worker: PhpWorker | null;
	let count = 0;
	const inTrial = ( name: string ) => inFolder( `trial-${ count }/${ name }` );
	const plugin = ( name: string ) => inTrial( `${ name }/part.php` );
	const answer = async () => ( await fetch( `http://127.0.0.1:${ worker?.port }/index.php` ) ).text();

	beforeEach( async () => {
		count += 1;
		const paths = sitePaths( inTrial( 'store' ), '' );
		await mkdir( paths.opcacheDir, { recursive: true } );
		await mkdir( paths.logDir, { recursive: true } );
		await writeOld( path.join( paths.publicDir, 'index.php' ), "<?php echo require __DIR__ . '/plugin/part.php';" );
		await writeOld( plugin( 'one' ), "<?php return 'one';" );
		await writeOld( plugin( 'two' ), "<?php return 'two';" );
		await symlink( inTrial( 'one' ), path.join( paths.publicDir, 'plugin' ) );
		worker = await startWorker( { binary: 'php', settings: phpSettings( paths ), site: [ '-t', paths.publicDir ] } );
	} );

	afterEach( () => {
		worker?.process.kill();
	} );

	it( 'runs the other plugin as soon as its link leads there, though both files have the same time', async () => {
		expect( [ await answer(), await answer() ] ).toEqual( [ 'one', 'one' ] );
		await symlink( inTrial( 'two' ), inTrial( 'store/public/next' ) );
		await rename( inTrial( 'store/public/next' ), inTrial( 'store/public/plugin' ) );
		expect( await answer() ).toBe( 'two' );
	} );

	it( 'runs a file that is written twice within a second as it was written last', async () => {
		for ( const content of [ 'first', 'other', 'third' ] ) {
			await writeFile( plugin( 'one' ), `<?php return '${ content }';` );
			expect( await answer() ).toBe( content );
		}
	} );
} );

describe( 'A store', () => {
	it( 'runs the file that took the place of another between two starts, though it has the same time and length', async () => {
		const file = inFolder( 'sample/sample.php' );
		const options = { dir: inFolder( 'store-of-two-starts' ), plugins: [ inFolder( 'sample' ) ] };
		const saying = ( word: string ) =>
			writeOld(
				file,
				`<?php\n/* Plugin Name: Sample */\nadd_action( 'admin_footer', static function () { echo 'sample says ${ word }'; } );`
			);
		const said = async () => {
			const site = await startSite( options );
			try {
				const get = await signIn( site );
				return ( await ( await get( '/wp-admin/tools.php' ) ).text() ).match( /sample says \w+/ )?.[ 0 ];
			} finally {
				await site.stop();
			}
		};
		await saying( 'one' );
		expect( await said() ).toBe( 'sample says one' );
		await saying( 'two' );
		expect( await said() ).toBe( 'sample says two' );
	} );
} );
