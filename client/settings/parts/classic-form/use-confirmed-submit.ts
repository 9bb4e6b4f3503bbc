import { useEffect, useRef, useState } from 'react';
import { refreshClassicForm } from './use-classic-form';

/** A submission that waits for an answer. */
export interface SubmitQuestion {
	/** Sends the form as the user wanted. */
	readonly submit: () => void;
	readonly cancel: () => void;
}

/**
 * Stops the submission of the classic form until the user confirms it.
 *
 * @param form    The form.
 * @param isAsked Whether the values that would be sent need a confirmation.
 * @return The question while a submission waits.
 */
export function useConfirmedSubmit( form: HTMLFormElement | null, isAsked: boolean ): SubmitQuestion | undefined {
	const [ waiting, setWaiting ] = useState< { readonly submitter: HTMLElement | null } >();
	const isConfirmed = useRef( false );
	useEffect( () => {
		function handleSubmit( event: SubmitEvent ): void {
			if ( isAsked && ! isConfirmed.current ) {
				event.preventDefault();
				// Handlers of plugins that act on a submission wait too.
				event.stopPropagation();
				setWaiting( { submitter: event.submitter } );
			}
		}
		form?.addEventListener( 'submit', handleSubmit, { capture: true } );
		return () => form?.removeEventListener( 'submit', handleSubmit, { capture: true } );
	}, [ form, isAsked ] );
	if ( ! form || ! waiting ) {
		return undefined;
	}
	return {
		submit: () => {
			isConfirmed.current = true;
			setWaiting( undefined );
			form.requestSubmit( waiting.submitter );
			isConfirmed.current = false;
		},
		cancel: () => {
			setWaiting( undefined );
			// The script of the host has marked the button and no longer asks before the page is left.
			waiting.submitter?.classList.remove( 'is-busy' );
			refreshClassicForm( form );
		},
	};
}
