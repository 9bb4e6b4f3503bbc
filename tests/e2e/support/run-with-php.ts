import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunningSite } from '../../site/start-options';

let count = 0;

/**
 * Runs a test while the store has a must-use plugin of the given code.
 *
 * @param store A store on this machine.
 * @param code  PHP without the opening tag.
 * @param test  What to do meanwhile.
 */
export async function runWithPhp( store: RunningSite, code: string, test: () => Promise< void > ): Promise< void > {
	const folder = path.join( store.wordpressDir, 'wp-content/mu-plugins' );
	// A name of its own each time: PHP keeps compiled files by name.
	const file = path.join( folder, `browser-test-${ process.pid }-${ ++count }.php` );
	await mkdir( folder, { recursive: true } );
	await writeFile( file, `<?php\n${ code }\n` );
	try {
		await test();
	} finally {
		await rm( file, { force: true } );
	}
}

/** Turns the site round, as a language pack of Arabic or Hebrew does. */
export const RIGHT_TO_LEFT = `add_action( 'init', function () {
	$GLOBALS['wp_locale']->text_direction = 'rtl';
}, 0 );`;
