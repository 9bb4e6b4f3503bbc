import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { holdPlace } from './hold-place';
import { keepPlace, returnPlace, type Place } from './place';

/** Milliseconds without scrolling after which the position is stored. */
const REST_MS = 100;

/** The link that a press follows in this tab, if any. */
function followedLink( { button, metaKey, ctrlKey, shiftKey, altKey, target }: MouseEvent ): HTMLAnchorElement | null {
	const isPlain = button === 0 && ! metaKey && ! ctrlKey && ! shiftKey && ! altKey;
	return isPlain && target instanceof Element ? target.closest< HTMLAnchorElement >( '.woocommerce-layout__main a[href]' ) : null;
}

/** Stores how far Home is scrolled and which link is followed, and returns to both after reload, Back, Forward and a task. */
export function usePlace(): void {
	const isNewEntry = useNavigationType() === NavigationType.Push;
	const [ { place, isFromTask } ] = useState( () => ( { place: returnPlace( isNewEntry ), isFromTask: isNewEntry } ) );
	useEffect( () => {
		const hold = place && holdPlace( place, isFromTask );
		let timer: ReturnType< typeof setTimeout > | undefined;
		const store = ( part: Partial< Place > ) => {
			clearTimeout( timer );
			if ( ! hold?.isActive() ) {
				keepPlace( { top: window.scrollY, ...part } );
			}
		};
		const handleScroll = () => {
			clearTimeout( timer );
			timer = setTimeout( store, REST_MS, { link: null } );
		};
		const handleClick = ( event: MouseEvent ) => {
			const link = followedLink( event );
			if ( link ) {
				store( { link: { href: link.href, className: link.className } } );
			}
		};
		window.addEventListener( 'scroll', handleScroll, { passive: true } );
		document.addEventListener( 'click', handleClick, true );
		return () => {
			clearTimeout( timer );
			hold?.end();
			window.removeEventListener( 'scroll', handleScroll );
			document.removeEventListener( 'click', handleClick, true );
		};
	}, [ place, isFromTask ] );
}
