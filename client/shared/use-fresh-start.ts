import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * A new view starts at its top with the reading position on the title of the page; Back and Forward keep the browser's
 * place.
 *
 * @param view What is shown; another value is another view.
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
		document.querySelector< HTMLElement >( '.woocommerce-layout__header-heading' )?.focus( { preventScroll: true } );
	}, [ view, type ] );
}
