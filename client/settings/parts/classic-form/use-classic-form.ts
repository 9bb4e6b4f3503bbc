import { useLayoutEffect } from 'react';
import { createFormGuard, type FormGuard } from './form-guard';

const guards = new WeakMap< HTMLFormElement, FormGuard >();

function guardOf( form: HTMLFormElement ): FormGuard {
	const guard = guards.get( form ) ?? createFormGuard( form );
	guards.set( form, guard );
	return guard;
}

/**
 * Makes Save and the question about unsaved changes of the classic form follow what really differs. The fields that the island shows
 * first (see `HiddenFields`) count as loaded. Later changes of any field are noticed.
 *
 * @param place Element of the island.
 * @param form  The form around it; without one nothing happens.
 */
export function useClassicForm( place: Element, form: HTMLFormElement | null ): void {
	// Before the host's observer sees the new fields and enables Save.
	useLayoutEffect( () => {
		if ( form ) {
			guardOf( form ).addFields( place );
		}
	}, [ place, form ] );
}

/** Asks again before the page is left. Call it after a submission was stopped. */
export function refreshClassicForm( form: HTMLFormElement ): void {
	guardOf( form ).refresh();
}
