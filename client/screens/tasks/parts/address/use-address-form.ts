import { useState, type FormEvent } from 'react';
import { __ } from '@wordpress/i18n';
import type { ApiError } from '@store-admin/data';
import { describeFailedWrite } from '../../../../shared/write/describe-failed-write';
import { useUnsavedInput, type UnsavedInput } from '../../../../shared/unsaved-input/use-unsaved-input';
import { isSameAddress, toFieldErrors, type Address, type AddressField } from './address';
import type { FieldRules } from './field-rules';
import { validateAddress, type AddressErrors } from './validate-address';

interface AddressFormInput {
	readonly initial: Address;
	readonly isWhole: boolean;
	readonly rulesOf: ( place: string ) => FieldRules;
	readonly save: ( address: Address ) => Promise< void >;
	readonly onSaved: ( address: Address ) => void;
}

export interface AddressFormState extends Pick< UnsavedInput, 'question' > {
	readonly address: Address;
	readonly errors: AddressErrors;
	/** That saving failed, and why. */
	readonly failure: string | undefined;
	readonly isSaving: boolean;
	readonly set: ( field: AddressField, value: string ) => void;
	readonly submit: ( event: FormEvent< HTMLFormElement > ) => void;
}

function focusFirstError( form: HTMLFormElement ): void {
	// The errors are drawn in this very turn.
	requestAnimationFrame( () => form.querySelector< HTMLElement >( '[aria-invalid="true"]' )?.focus() );
}

/** What was typed stays typed until it is saved. */
export function useAddressForm( { initial, isWhole, rulesOf, save, onSaved }: AddressFormInput ): AddressFormState {
	const [ address, setAddress ] = useState( initial );
	const [ errors, setErrors ] = useState< AddressErrors >( {} );
	const [ failure, setFailure ] = useState< string | undefined >();
	const [ isSaving, setIsSaving ] = useState( false );
	const { question, forget } = useUnsavedInput( ! isSameAddress( address, initial ) );

	const saveAddress = async () => {
		setIsSaving( true );
		setFailure( undefined );
		try {
			await save( address );
			// Saved, the form stays busy until it has given way: a second press would save once more.
			forget();
			onSaved( address );
		} catch ( thrown ) {
			const error = thrown as ApiError;
			setIsSaving( false );
			setErrors( toFieldErrors( error.fieldErrors ) );
			setFailure( describeFailedWrite( __( 'There was a problem saving your store location', 'woocommerce' ), error ) );
		}
	};
	const submit = ( event: FormEvent< HTMLFormElement > ) => {
		event.preventDefault();
		const found = validateAddress( address, rulesOf( address.countryState ), isWhole );
		setErrors( found );
		if ( Object.keys( found ).length > 0 ) {
			focusFirstError( event.currentTarget );
		} else if ( ! isSaving ) {
			void saveAddress();
		}
	};
	const set = ( field: AddressField, value: string ) => {
		setAddress( ( current ) => ( { ...current, [ field ]: value } ) );
		setErrors( ( current ) => ( { ...current, [ field ]: undefined } ) );
	};
	return { address, errors, failure, isSaving, question, set, submit };
}
