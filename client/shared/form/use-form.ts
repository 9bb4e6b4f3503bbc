import { useRef, useState, type FormEvent, type RefObject } from 'react';
import type { ApiError } from '@store-admin/data';
import { useUnsavedInput, type UnsavedInput } from '../unsaved-input/use-unsaved-input';
import { useAttempt, type FailedWrite } from '../write/use-attempt';
import type { FieldDescription, FormValues } from './field-description';
import { useFormErrors, type FormErrors } from './use-form-errors';

export interface FormOptions< Values extends FormValues > {
	/** The stored values. When they change, typed values are kept. */
	readonly initial: Values;
	/** Every field of the form, in its order. Hidden fields are not validated. */
	readonly fields: ( values: Values ) => readonly FieldDescription< Values >[];
	/**
	 * Saves all values; rejects like a write of `useAttempt`. Field errors of an ApiError are shown beside the fields
	 * with the same name.
	 */
	readonly save: ( values: Values ) => Promise< unknown >;
	/** Sentence that says what was not done, for when saving fails. */
	readonly problem: string;
	readonly onSaved?: ( values: Values ) => void;
	/** The field id for a field name of the server, where they differ. */
	readonly fieldOf?: ( serverName: string ) => string;
	/** Whether the form stays on the page after saving. Otherwise it stays busy until it is unmounted. */
	readonly staysOpen?: boolean;
}

export interface FormHook< Values extends FormValues > extends Pick< UnsavedInput, 'question' | 'forget' > {
	readonly fields: readonly FieldDescription< Values >[];
	readonly values: Values;
	readonly errors: FormErrors;
	readonly isDirty: boolean;
	readonly isBusy: boolean;
	/** The save that failed last. */
	readonly failure: FailedWrite | undefined;
	readonly change: ( id: keyof Values & string, value: Values[ keyof Values ] ) => void;
	/** Validates one field when it is left, unless it is empty. */
	readonly leave: ( id: keyof Values & string ) => void;
	readonly submit: () => void;
	/** Props of the `form` element. */
	readonly formProps: {
		readonly ref: RefObject< HTMLFormElement >;
		readonly noValidate: true;
		readonly onSubmit: ( event: FormEvent ) => void;
	};
}

function isSame( left: unknown, right: unknown ): boolean {
	return left === right || JSON.stringify( left ) === JSON.stringify( right );
}

/**
 * The state of a form: values, validation, saving, errors of the server beside their fields, and the question before
 * unsaved input is lost. Typed values are kept until they are saved.
 */
export function useForm< Values extends FormValues >( options: FormOptions< Values > ): FormHook< Values > {
	const { initial, save, problem, onSaved, fieldOf = ( name ) => name, staysOpen = false } = options;
	const [ edits, setEdits ] = useState< Partial< Values > >( {} );
	const values: Values = { ...initial, ...edits };
	const fields = options.fields( values );
	const { errors, form, refuse, validateAll, validateOne, recheck } = useFormErrors( fields );
	const { attempt, isBusy, failure, clearFailure } = useAttempt();
	const isValidating = useRef( false );
	const isDirty = Object.keys( edits ).some( ( id ) => ! isSame( values[ id ], initial[ id ] ) );
	const { question, forget } = useUnsavedInput( isDirty );

	const write = async () => {
		try {
			await save( values );
			// After a successful save, also by a retry, earlier errors of the server no longer apply.
			refuse( {} );
		} catch ( thrown ) {
			const { fieldErrors = {} } = thrown as Partial< ApiError >;
			const refused = Object.entries( fieldErrors );
			refuse( Object.fromEntries( refused.map( ( [ name, text ] ) => [ fieldOf( name ), text ] ) ) );
			throw thrown;
		}
	};
	const handleSaved = () => {
		forget();
		if ( staysOpen ) {
			setEdits( {} );
		}
		onSaved?.( values );
	};
	const submit = async () => {
		if ( isValidating.current || isBusy ) {
			return;
		}
		isValidating.current = true;
		clearFailure();
		const isRight = await validateAll( values );
		isValidating.current = false;
		if ( isRight ) {
			await attempt( { problem, write, isFinal: ! staysOpen, onDone: handleSaved } );
		}
	};
	return {
		fields,
		values,
		errors,
		isDirty,
		isBusy,
		failure,
		question,
		forget,
		change: ( id, value ) => {
			setEdits( ( current ) => ( { ...current, [ id ]: value } ) );
			void recheck( id, { ...values, [ id ]: value } );
		},
		leave: ( id ) => void validateOne( id, values ),
		submit: () => void submit(),
		formProps: {
			ref: form,
			noValidate: true,
			onSubmit: ( event ) => {
				event.preventDefault();
				void submit();
			},
		},
	};
}
