import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { screenFiles } from './screen-templates';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*(\/[a-z][a-z0-9]*(-[a-z0-9]+)*)?$/;

/**
 * Creates the folder of a new screen, with a test that fails until the screen is written.
 *
 * @param client Folder of the client.
 * @param name   `orders`; `analytics/revenue` for a member of a family; `settings/emails` for an add-on of the classic settings.
 * @return Paths of the new files, relative to the folder of the client.
 * @throws Error when the name is not kebab-case or the folder exists already.
 */
export function createScreen( client: string, name: string ): string[] {
	if ( ! NAME.test( name ) ) {
		throw new Error( `"${ name }" is no name for a screen. Use lower case and hyphens: orders, or analytics/revenue.` );
	}
	const folder = name.startsWith( 'settings/' ) ? name : `screens/${ name }`;
	if ( existsSync( path.join( client, folder ) ) ) {
		throw new Error( `client/${ folder } exists already.` );
	}
	return Object.entries( screenFiles( name ) ).map( ( [ file, content ] ) => {
		const target = path.join( client, folder, file );
		mkdirSync( path.dirname( target ), { recursive: true } );
		writeFileSync( target, content );
		return `${ folder }/${ file }`;
	} );
}
