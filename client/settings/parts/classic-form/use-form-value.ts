import { useEffect, useRef, useState } from 'react';
import { listenWithJQuery } from '@store-admin/settings';

/**
 * A value that is read from the classic form, and read again after each change of a field.
 *
 * @param form The form.
 * @param read Reads the value.
 */
export function useFormValue< Value >( form: HTMLFormElement | null, read: ( form: HTMLFormElement ) => Value ): Value | undefined {
	const [ value, setValue ] = useState( () => ( form ? read( form ) : undefined ) );
	const latest = useRef( read );
	useEffect( () => {
		latest.current = read;
	} );
	useEffect( () => {
		if ( ! form ) {
			return undefined;
		}
		const handleChange = () => setValue( latest.current( form ) );
		form.addEventListener( 'change', handleChange );
		// The selects of the host send events that only jQuery gets.
		const stop = listenWithJQuery( form, 'change', handleChange );
		return () => {
			form.removeEventListener( 'change', handleChange );
			stop();
		};
	}, [ form ] );
	return value;
}
