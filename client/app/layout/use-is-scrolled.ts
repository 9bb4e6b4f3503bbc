import { useEffect, useState } from 'react';

const FROM_PX = 20;

/** Whether the page is scrolled so far that the header needs its shadow. */
export function useIsScrolled(): boolean {
	const [ isScrolled, setIsScrolled ] = useState( () => window.scrollY > FROM_PX );
	useEffect( () => {
		function handleScroll(): void {
			setIsScrolled( window.scrollY > FROM_PX );
		}
		window.addEventListener( 'scroll', handleScroll, { passive: true } );
		return () => window.removeEventListener( 'scroll', handleScroll );
	}, [] );
	return isScrolled;
}
