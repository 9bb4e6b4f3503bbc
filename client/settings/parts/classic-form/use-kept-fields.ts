import { useLayoutEffect } from 'react';

/**
 * Leaves fields out of what the form sends: those that the user has not changed, so that what another tab has saved meanwhile stays. The host
 * keeps a setting whose field is missing. Call it before `useClassicForm`, which reads what is sent.
 *
 * @param form  The form.
 * @param names Names of the fields; the same array while they are the same.
 */
export function useKeptFields( form: HTMLFormElement | null, names: readonly string[] ): void {
	useLayoutEffect( () => {
		const leaveOut = ( { formData }: FormDataEvent ) => names.forEach( ( name ) => formData.delete( name ) );
		form?.addEventListener( 'formdata', leaveOut );
		return () => form?.removeEventListener( 'formdata', leaveOut );
	}, [ form, names ] );
}
