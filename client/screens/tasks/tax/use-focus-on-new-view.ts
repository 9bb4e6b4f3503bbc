import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the heading of a new view, because the button that opened it is gone.
 *
 * @param view Name of the view that is shown.
 * @return Ref for the element around the views.
 */
export function useFocusOnNewView( view: string ): RefObject< HTMLDivElement > {
	const frame = useRef< HTMLDivElement >( null );
	const lastView = useRef( view );
	useEffect( () => {
		const element = frame.current;
		const page = element?.ownerDocument;
		if ( lastView.current === view || ! element || ! page ) {
			return;
		}
		lastView.current = view;
		const heading = element.querySelector< HTMLElement >( '[aria-current="step"] h2' ) ?? element.querySelector( 'h2' );
		if ( heading && page.activeElement === page.body ) {
			heading.tabIndex = -1;
			heading.focus();
		}
	}, [ view ] );
	return frame;
}
