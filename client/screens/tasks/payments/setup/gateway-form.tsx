import { useEffect, useRef, type FormEvent, type ReactElement, type RefObject } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Field, InlineError, SwitchField, TextField } from '@store-admin/components';
import { plainText } from '../../../../shared/plain-text';
import { UnsavedInputDialog } from '../../../../shared/unsaved-input/unsaved-input-dialog';
import type { GatewayField } from '../gateway-field';
import type { GatewayFormHook } from './use-gateway-form';
import './style.scss';

interface FormProps {
	readonly fields: readonly GatewayField[];
	readonly form: GatewayFormHook;
}

interface ControlProps extends Pick< FormProps, 'form' > {
	readonly field: GatewayField;
}

type TextType = 'text' | 'email' | 'password' | 'url' | 'tel';

const TEXT_TYPES: Readonly< Record< string, TextType > > = { email: 'email', password: 'password', url: 'url', tel: 'tel' };

function SelectControl( { field, form }: ControlProps ) {
	return (
		<Field label={ field.label } help={ plainText( field.help ) } error={ form.errors[ field.id ] }>
			{ ( control ) => (
				<select
					{ ...control }
					className="store-admin-gateway-form__select"
					value={ form.values[ field.id ] ?? '' }
					onChange={ ( event ) => form.change( field.id, event.target.value ) }
				>
					{ field.options.map( ( { value, label } ) => (
						<option key={ value } value={ value }>
							{ label }
						</option>
					) ) }
				</select>
			) }
		</Field>
	);
}

function TextAreaControl( { field, form }: ControlProps ) {
	return (
		<Field label={ field.label } help={ plainText( field.help ) } error={ form.errors[ field.id ] }>
			{ ( control ) => (
				<textarea
					{ ...control }
					className="store-admin-gateway-form__text"
					rows={ 4 }
					aria-required="true"
					placeholder={ field.placeholder }
					dir="auto"
					value={ form.values[ field.id ] ?? '' }
					onChange={ ( event ) => form.change( field.id, event.target.value ) }
				/>
			) }
		</Field>
	);
}

function Control( { field, form }: ControlProps ) {
	const { id, type, label, help, placeholder, options } = field;
	if ( type === 'checkbox' ) {
		return (
			<SwitchField
				label={ label }
				help={ plainText( help ) }
				isOn={ form.values[ id ] === 'yes' }
				onChange={ ( isOn ) => form.change( id, isOn ? 'yes' : 'no' ) }
			/>
		);
	}
	if ( type === 'select' && options.length > 0 ) {
		return <SelectControl field={ field } form={ form } />;
	}
	if ( type === 'textarea' ) {
		return <TextAreaControl field={ field } form={ form } />;
	}
	return (
		<TextField
			label={ label }
			help={ plainText( help ) }
			error={ form.errors[ id ] }
			type={ TEXT_TYPES[ type ] ?? 'text' }
			placeholder={ placeholder }
			direction="auto"
			autoComplete="off"
			isRequired
			value={ form.values[ id ] ?? '' }
			onChange={ ( value ) => form.change( id, value ) }
		/>
	);
}

/**
 * Leads the keyboard to the first field that is wrong.
 *
 * @param refusals How often the form was sent with something wrong in it. What is found meanwhile, while somebody is
 *                 typing elsewhere, moves nobody.
 * @param frame    Form.
 */
export function useFocusOnRefusal( refusals: number, frame: RefObject< HTMLElement > ): void {
	useEffect( () => {
		if ( refusals > 0 ) {
			frame.current?.querySelector< HTMLElement >( '[aria-invalid="true"]' )?.focus();
		}
	}, [ refusals, frame ] );
}

/** The settings that a gateway cannot do without. */
export function GatewayForm( { fields, form }: FormProps ): ReactElement {
	const frame = useRef< HTMLFormElement >( null );
	useFocusOnRefusal( form.refusals, frame );
	const handleSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		form.submit();
	};
	return (
		<>
			<form className="store-admin-gateway-form" noValidate ref={ frame } onSubmit={ handleSubmit }>
				{ fields.map( ( field ) => (
					<Control key={ field.id } field={ field } form={ form } />
				) ) }
				{ form.failure && <InlineError message={ form.failure } /> }
				<div className="store-admin-task-actions">
					<Button variant="primary" type="submit" isBusy={ form.isBusy }>
						{ __( 'Proceed', 'woocommerce' ) }
					</Button>
				</div>
			</form>
			<UnsavedInputDialog question={ form.question } />
		</>
	);
}
