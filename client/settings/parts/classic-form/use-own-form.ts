import { useEffect } from 'react';
import { useClassicForm } from './use-classic-form';

/**
 * For an island with a form of its own inside the classic one, whose fields are not those of the classic form: they neither enable its Save
 * nor its question before the page is left, and scripts that wait for its submission do not hear of theirs.
 *
 * @param place Element of the island, at which React listens too.
 * @param outer The classic form.
 */
export function useOwnForm( place: HTMLElement, outer: HTMLFormElement | null ): void {
	useClassicForm( place, outer );
	useEffect( () => {
		const keep = ( event: Event ) => {
			if ( event.target !== outer ) {
				event.stopPropagation();
			}
		};
		place.addEventListener( 'submit', keep );
		return () => place.removeEventListener( 'submit', keep );
	}, [ place, outer ] );
}
