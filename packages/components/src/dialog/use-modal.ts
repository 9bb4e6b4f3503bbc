import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { focusAfter } from './focus-after';

/**
 * Opens a `<dialog>` over the page: the browser keeps the focus inside, Escape cancels, and on closing the focus returns
 * to where it was. When no element had it, because the address opened the dialog, the link to that address gets it.
 *
 * @param dialog     The element.
 * @param firstFocus Element that gets the focus first.
 * @param onCancel   Called when the user wants to close the dialog without an answer.
 * @param address    Address of that link; the address of the page, if left out.
 * @return Key handler of the dialog.
 */
export function useModal(
	dialog: RefObject< HTMLDialogElement >,
	firstFocus: RefObject< HTMLElement >,
	onCancel: () => void,
	address?: string
): ( event: KeyboardEvent ) => void {
	const ownAddress = useRef( address );
	useLayoutEffect( () => {
		const element = dialog.current;
		const page = element?.ownerDocument;
		const opener = page?.activeElement ?? null;
		// When it closes, the address has changed.
		const opened = ownAddress.current ?? page?.location.href ?? '';
		// A browser without showModal shows the dialog inside the page.
		if ( typeof element?.showModal === 'function' ) {
			element.showModal();
		} else {
			element?.setAttribute( 'open', '' );
		}
		firstFocus.current?.focus();
		return () => {
			// While the dialog is open nothing else on the page can take the focus, so it closes first.
			if ( typeof element?.close === 'function' ) {
				element.close();
			}
			if ( page ) {
				focusAfter( page, opener, opened );
			}
		};
	}, [ dialog, firstFocus ] );
	useEffect( () => {
		const element = dialog.current;
		// React 18 knows no onCancel prop on <dialog>.
		const handleCancel = ( event: Event ) => {
			event.preventDefault();
			onCancel();
		};
		element?.addEventListener( 'cancel', handleCancel );
		return () => element?.removeEventListener( 'cancel', handleCancel );
	}, [ dialog, onCancel ] );
	return ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' ) {
			event.preventDefault();
			event.stopPropagation();
			onCancel();
		}
	};
}
