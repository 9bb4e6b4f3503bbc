import { __, sprintf } from '@wordpress/i18n';
import type { BlueprintHook, BlueprintSchema } from '@store-admin/data';

/** A chosen file: its blueprint, or why it cannot be imported. */
export type ChosenFile =
	| { readonly name: string; readonly schema: BlueprintSchema; readonly error?: undefined }
	| { readonly name: string; readonly error: string };

const MEGABYTE = 1024 * 1024;

/** Size in megabytes, with one decimal at most: `50`, `0.1`. */
export function inMegabytes( bytes: number ): string {
	return String( Math.max( 0.1, Math.round( ( bytes / MEGABYTE ) * 10 ) / 10 ) );
}

async function readText( file: File ): Promise< string > {
	return new Promise( ( resolve, reject ) => {
		const reader = new FileReader();
		reader.onload = () => resolve( typeof reader.result === 'string' ? reader.result : '' );
		reader.onerror = () => reject( reader.error ?? new Error( 'unreadable' ) );
		reader.readAsText( file );
	} );
}

function parseJson( text: string ): unknown {
	// Editors of Windows save a byte order mark.
	return JSON.parse( text.replace( /^\uFEFF/, '' ) ) as unknown;
}

/**
 * Reads a blueprint that was chosen or dropped. Never rejects.
 *
 * @param files    What was chosen.
 * @param maxBytes Largest allowed file.
 * @param parse    Checks the blueprint; throws when it has another shape.
 */
export async function readBlueprintFile(
	files: readonly File[],
	maxBytes: number,
	parse: BlueprintHook[ 'requests' ][ 'parseBlueprint' ]
): Promise< ChosenFile > {
	const [ file ] = files;
	if ( ! file || files.length > 1 ) {
		return { name: '', error: __( 'You can import only one Blueprint at a time. Choose one .json file.', 'store-admin' ) };
	}
	const { name } = file;
	if ( file.size > maxBytes ) {
		/* translators: 1: size of the file, 2: largest size, both in megabytes. */
		const text = __( 'The file has %1$s MB, and at most %2$s MB can be imported.', 'store-admin' );
		return { name, error: sprintf( text, inMegabytes( file.size ), inMegabytes( maxBytes ) ) };
	}
	let content: unknown;
	try {
		content = parseJson( await readText( file ) );
	} catch {
		return {
			name,
			error: __( 'The file could not be read: it is no JSON. Choose a file that was exported as a blueprint.', 'store-admin' ),
		};
	}
	try {
		return { name, schema: parse( content ) };
	} catch ( thrown ) {
		/* translators: %s: what is wrong, in English. */
		const text = __( 'The file is no blueprint, or it was damaged (%s).', 'store-admin' );
		const { problem } = thrown as { readonly problem?: string };
		return { name, error: sprintf( text, problem ?? '' ) };
	}
}
