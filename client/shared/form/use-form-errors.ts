import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { FieldDescription, FormValues } from './field-description';

/** Error messages by field id. */
export type FormErrors = Readonly< Record< string, string | undefined > >;

interface FormErrorsHook< Values extends FormValues > {
	readonly errors: FormErrors;
	/** Resolves to whether all fields are valid. Otherwise shows the errors and focuses the first invalid field. */
	readonly validateAll: ( values: Values ) => Promise< boolean >;
	/** Validates one field that was left, unless it is empty. Does not move the focus. */
	readonly validateOne: ( id: keyof Values & string, values: Values ) => Promise< void >;
	/** Removes the error of a changed field, and errors of others that no longer apply. */
	readonly recheck: ( changed: keyof Values & string, values: Values ) => Promise< void >;
	/** Shows errors of the server and focuses the first of their fields. */
	readonly refuse: ( errors: FormErrors ) => void;
	/** Ref of the `form` element. */
	readonly form: RefObject< HTMLFormElement >;
}

/** In an invalid group of radio buttons the first button gets the focus. */
const FIRST_WRONG = ':is( input, select, textarea )[aria-invalid="true"], fieldset[aria-invalid="true"] input';

async function findErrors< Values extends FormValues >(
	fields: readonly FieldDescription< Values >[],
	values: Values
): Promise< FormErrors > {
	const shown = fields.filter( ( { isHidden } ) => ! isHidden );
	const errors = await Promise.all(
		shown.map( async ( { id, validate } ) => [ id, await validate?.( values[ id ], values ) ] as const )
	);
	return Object.fromEntries( errors.filter( ( [ , error ] ) => error !== undefined ) );
}

/** The errors of a form. After a refused submit the first invalid field gets the focus. */
export function useFormErrors< Values extends FormValues >( fields: readonly FieldDescription< Values >[] ): FormErrorsHook< Values > {
	const [ errors, setErrors ] = useState< FormErrors >( {} );
	const [ refusals, setRefusals ] = useState( 0 );
	const form = useRef< HTMLFormElement >( null );
	useLayoutEffect( () => {
		if ( refusals > 0 ) {
			form.current?.querySelector< HTMLElement >( FIRST_WRONG )?.focus();
		}
	}, [ refusals ] );

	const refuse = ( found: FormErrors ) => {
		setErrors( found );
		if ( Object.keys( found ).length > 0 ) {
			setRefusals( ( count ) => count + 1 );
		}
	};
	return {
		errors,
		form,
		refuse,
		validateAll: async ( values ) => {
			const found = await findErrors( fields, values );
			refuse( found );
			return Object.keys( found ).length === 0;
		},
		validateOne: async ( id, values ) => {
			const value = values[ id ];
			// Spaces count as empty. An error message that appears during a press on the button would move the button
			// away from the pointer.
			if ( typeof value !== 'string' || value.trim() !== '' ) {
				const left = fields.filter( ( field ) => field.id === id );
				const found = await findErrors( left, values );
				setErrors( ( current ) => ( { ...current, [ id ]: found[ id ] } ) );
			}
		},
		recheck: async ( changed, values ) => {
			const wrong = fields.filter( ( { id } ) => id !== changed && errors[ id ] !== undefined );
			setErrors( ( current ) => ( current[ changed ] === undefined ? current : { ...current, [ changed ]: undefined } ) );
			if ( wrong.length > 0 ) {
				const found = await findErrors( wrong, values );
				const rechecked = Object.fromEntries( wrong.map( ( { id } ) => [ id, found[ id ] ] ) );
				setErrors( ( current ) => ( { ...current, ...rechecked } ) );
			}
		},
	};
}
