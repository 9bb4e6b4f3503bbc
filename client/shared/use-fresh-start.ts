import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { PAGE_TITLE } from './page-title';

/**
 * Scrolls a new view to its top and moves the focus to the title of the page. After Back and Forward the browser's own
 * position stays.
 *
 * @param view Identifies the view; another value is a new view.
 */
export function useFreshStart( view: string ): void {
	const type = useNavigationType();
	const shown = useRef( view );
	useEffect( () => {
		if ( shown.current === view ) {
			return;
		}
		shown.current = view;
		if ( type !== NavigationType.Pop ) {
			window.scrollTo( 0, 0 );
		}
		const { ownerDocument } = document.body;
		const before = ownerDocument.activeElement;
		// In the next frame, because focusing now would make the press that opened the view wait for its layout.
		requestAnimationFrame( () => {
			const now = ownerDocument.activeElement;
			if ( now === before || now === document.body ) {
				document.querySelector< HTMLElement >( PAGE_TITLE )?.focus( { preventScroll: true } );
			}
		} );
	}, [ view, type ] );
}
