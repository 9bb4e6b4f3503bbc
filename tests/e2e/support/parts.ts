import type { Page } from 'playwright-core';
import { setOptions } from './store';
import type { Scenario } from './scenario';

/** Enables parts of the sample extension, and disables all others. */
export function enableParts( { store }: Scenario, ...parts: readonly string[] ): Promise< void > {
	return setOptions( store, { sample_extension_parts: parts } );
}

/** Address of a page of the app, relative to wp-admin. */
export const appPage = ( path: string, query = '' ) => `admin.php?page=wc-admin&path=${ encodeURIComponent( path ) }${ query }`;

/** Opens Home as it is after the last task of the set-up was completed. */
export async function openWithAllDone( { page, open }: Scenario ): Promise< void > {
	await page.route(
		( url ) => url.pathname.endsWith( 'admin.php' ),
		async ( route ) => {
			const answer = await route.fetch();
			await route.fulfill( {
				response: answer,
				body: ( await answer.text() ).replaceAll( '"isComplete":false', '"isComplete":true' ),
			} );
		}
	);
	await open();
}

/** Collects console warnings and errors from now on that contain one of these texts. */
export function watchConsole( page: Page, ...texts: readonly string[] ): string[] {
	const lines: string[] = [];
	page.on( 'console', ( message ) => {
		if ( [ 'warning', 'error' ].includes( message.type() ) && texts.some( ( text ) => message.text().includes( text ) ) ) {
			lines.push( message.text() );
		}
	} );
	return lines;
}

/** The lines in which our own code names an extension. */
export const namings = ( lines: readonly string[], culprit: string ) =>
	lines.filter( ( line ) => line.startsWith( 'Store Admin: ' ) && line.includes( culprit ) );
