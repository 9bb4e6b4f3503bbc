import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { screenFiles } from './screen-templates';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*(\/[a-z][a-z0-9]*(-[a-z0-9]+)*)?$/;

/**
 * Makes the folder of a new screen, with a test that fails until the screen says what it is for.
 *
 * @param screens Folder that holds the screens.
 * @param name    `orders`, or `orders/refunds` for a screen of an area.
 * @return Paths of the written files, relative to the folder of screens.
 * @throws Error when the name is not kebab-case or the folder is there already.
 */
export function createScreen( screens: string, name: string ): string[] {
	if ( ! NAME.test( name ) ) {
		throw new Error( `"${ name }" is no name for a screen. Use lower case and hyphens: orders, or orders/refunds.` );
	}
	const folder = path.join( screens, name );
	if ( existsSync( folder ) ) {
		throw new Error( `${ folder } is there already.` );
	}
	return Object.entries( screenFiles( name ) ).map( ( [ file, content ] ) => {
		mkdirSync( path.dirname( path.join( folder, file ) ), { recursive: true } );
		writeFileSync( path.join( folder, file ), content );
		return `${ name }/${ file }`;
	} );
}
