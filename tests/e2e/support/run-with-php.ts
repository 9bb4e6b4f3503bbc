import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunningSite } from '../../site/start-options';

/**
 * Adds a must-use plugin with the given code to a store.
 *
 * @param store A store on this machine.
 * @param code  PHP without the opening tag.
 * @return A function that removes it.
 */
export async function addPhp( store: RunningSite, code: string ): Promise< () => Promise< void > > {
	const folder = path.join( store.wordpressDir, 'wp-content/mu-plugins' );
	// A new name each time, because PHP caches compiled files by name.
	const file = path.join( folder, `browser-test-${ randomUUID() }.php` );
	await mkdir( folder, { recursive: true } );
	await writeFile( file, `<?php\n${ code }\n` );
	return () => rm( file, { force: true } );
}

/** Runs a test while the store has a must-use plugin of the given code. */
export async function runWithPhp( store: RunningSite, code: string, test: () => Promise< void > ): Promise< void > {
	const remove = await addPhp( store, code );
	try {
		await test();
	} finally {
		await remove();
	}
}

/** Makes the site right-to-left, as a language pack of Arabic or Hebrew does. */
export const RIGHT_TO_LEFT = `add_action( 'init', function () {
	$GLOBALS['wp_locale']->text_direction = 'rtl';
}, 0 );`;
