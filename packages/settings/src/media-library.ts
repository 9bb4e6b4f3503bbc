import { isFields } from './field-reader';
import { readGlobal } from './read-global';

/** An image that was chosen in the media library. */
export interface ChosenImage {
	readonly url: string;
	readonly alt: string;
}

interface MediaFrame {
	on: ( event: string, listener: () => void ) => unknown;
	open: () => unknown;
	state: () => { get: ( name: string ) => { first: () => { toJSON: () => unknown } | undefined } };
}

type CreateFrame = ( options: object ) => MediaFrame;

function getCreateFrame(): CreateFrame | undefined {
	const wp = readGlobal( 'wp' );
	const media = isFields( wp ) ? wp[ 'media' ] : undefined;
	return typeof media === 'function' ? ( media as CreateFrame ) : undefined;
}

/** Whether the page has WordPress' media library (`window.wp.media`). A plugin can remove it, and some users may not upload files. */
export function canOpenMediaLibrary(): boolean {
	return getCreateFrame() !== undefined;
}

/**
 * Opens the media library to choose one image.
 *
 * @param options       Its texts.
 * @param options.title Title of the dialog.
 * @param options.pick  Label of its button.
 * @param onChoose      Called with the chosen image; not called when the dialog is closed without a choice.
 * @throws When the library is missing or broken.
 */
export function openMediaLibrary(
	{ title, pick }: { readonly title: string; readonly pick: string },
	onChoose: ( image: ChosenImage ) => void
): void {
	const createFrame = getCreateFrame();
	if ( ! createFrame ) {
		throw new Error( 'window.wp.media is missing.' );
	}
	const frame = createFrame( { title, button: { text: pick }, library: { type: 'image' }, multiple: false } );
	frame.on( 'select', () => {
		const chosen = frame.state().get( 'selection' ).first()?.toJSON();
		if ( isFields( chosen ) && typeof chosen[ 'url' ] === 'string' ) {
			onChoose( { url: chosen[ 'url' ], alt: typeof chosen[ 'alt' ] === 'string' ? chosen[ 'alt' ] : '' } );
		}
	} );
	frame.open();
}
