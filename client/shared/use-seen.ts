import { useEffect, useRef, useState, type RefObject } from 'react';

interface Seen< Target extends Element > {
	readonly ref: RefObject< Target >;
	readonly isSeen: boolean;
}

/**
 * Tells when an element has come into view; from then on it stays seen.
 *
 * @param margin How far around the view counts, such as `200px`.
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
