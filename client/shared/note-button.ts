import type { MouseEvent } from 'react';
import type { NoteAction } from '@store-admin/data';
import { isPlainClick, navigateTo, toUrl } from '@store-admin/navigation';

interface NoteButton {
	readonly href: string | undefined;
	/** Set for another site. */
	readonly target: '_blank' | undefined;
	readonly onClick: ( event: MouseEvent ) => void;
}

/**
 * The props of a button of a message or an alert. With an address it is a link whose page opens at once, in a new tab if it
 * is on another site. The request to the server is sent at the same time.
 *
 * @param action The button, as the server sends it.
 * @param press  Sends the request; `leads` is true when a page opens regardless of the response.
 */
export function noteButton( action: NoteAction, press: ( leads: boolean ) => void ): NoteButton {
	const url = action.url ? toUrl( action.url ) : undefined;
	const isOutside = url !== undefined && url.origin !== window.location.origin;
	return {
		href: url?.href,
		target: isOutside ? '_blank' : undefined,
		onClick: ( event ) => {
			press( url !== undefined );
			if ( url !== undefined && ! isOutside && isPlainClick( event.nativeEvent ) ) {
				event.preventDefault();
				navigateTo( { url: url.href } );
			}
		},
	};
}
