import { useEffect, useRef, useState, type RefObject } from 'react';

interface Seen< Target extends Element > {
	readonly ref: RefObject< Target >;
	readonly isSeen: boolean;
}

/**
 * Whether an element has been in view. Once true it stays true.
 *
 * @param margin Distance from the view at which the element counts as in view, such as `200px`.
 */
export function useSeen< Target extends Element >( margin = '0px' ): Seen< Target > {
	const ref = useRef< Target >( null );
	const [ isSeen, setIsSeen ] = useState( false );
	useEffect( () => {
		const element = ref.current;
		if ( isSeen || ! element ) {
			return undefined;
		}
		const observer = new IntersectionObserver(
			( entries ) => {
				if ( entries.some( ( entry ) => entry.isIntersecting ) ) {
					setIsSeen( true );
				}
			},
			{ rootMargin: margin }
		);
		observer.observe( element );
		return () => observer.disconnect();
	}, [ isSeen, margin ] );
	return { ref, isSeen };
}
