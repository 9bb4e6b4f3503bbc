import { Suspense, type ComponentType } from 'react';
import { CheckboxField, ComboboxField, RadioField, SelectField, SwitchField, TextAreaField, TextField } from '@store-admin/components';
import { lazyScreen } from '../lazy-screen';
import { asText, frameOf, type ControlProps } from './control-props';
import type { ControlName } from './field-description';

function TextControl( props: ControlProps ) {
	const { id, control, size, direction, autoComplete = 'off', inputMode, placeholder, prefix, suffix, isRequired } = props.field;
	return (
		<TextField
			{ ...frameOf( props ) }
			{ ...{ size, direction, autoComplete, inputMode, placeholder, prefix, suffix, isRequired } }
			name={ id }
			type={ control === 'email' || control === 'password' || control === 'url' || control === 'tel' ? control : 'text' }
			value={ asText( props.value ) }
			onChange={ props.onChange }
			onBlur={ props.onLeave }
		/>
	);
}

function TextAreaControl( props: ControlProps ) {
	const { id, placeholder, isRequired } = props.field;
	return (
		<TextAreaField
			{ ...frameOf( props ) }
			{ ...{ placeholder, isRequired } }
			name={ id }
			value={ asText( props.value ) }
			onChange={ props.onChange }
			onBlur={ props.onLeave }
		/>
	);
}

function SelectControl( props: ControlProps ) {
	const { id, options = [], isRequired, autoComplete } = props.field;
	return (
		<SelectField
			{ ...frameOf( props ) }
			{ ...{ options, isRequired, autoComplete } }
			name={ id }
			value={ asText( props.value ) }
			onChange={ props.onChange }
			onBlur={ props.onLeave }
		/>
	);
}

function RadioControl( props: ControlProps ) {
	const { options = [] } = props.field;
	return <RadioField { ...frameOf( props ) } options={ options } value={ asText( props.value ) } onChange={ props.onChange } />;
}

function ComboboxControl( props: ControlProps ) {
	const { options = [], placeholder, isRequired } = props.field;
	return (
		<ComboboxField
			{ ...frameOf( props ) }
			{ ...{ options, placeholder, isRequired } }
			value={ asText( props.value ) }
			onChange={ props.onChange }
		/>
	);
}

function CheckboxControl( props: ControlProps ) {
	return <CheckboxField { ...frameOf( props ) } name={ props.field.id } isChecked={ props.value === true } onChange={ props.onChange } />;
}

function SwitchControl( { field: { label, help, className }, value, onChange }: ControlProps ) {
	return <SwitchField label={ label } help={ help } className={ className } isOn={ value === true } onChange={ onChange } />;
}

const LateControl = lazyScreen( () => import( /* webpackChunkName: "late-controls" */ './late-controls' ), 'LateControl' );

/** Controls that few forms use. Until their code is loaded the field shows its value as text. */
function PendingControl( props: ControlProps ) {
	const shown = <TextField { ...frameOf( props ) } value={ asText( props.value ) } onChange={ () => {} } isReadOnly />;
	return (
		<Suspense fallback={ shown }>
			<LateControl { ...props } />
		</Suspense>
	);
}

/** The component of each control that a field can name. A new control is one line here. */
export const FIELD_CONTROLS: Readonly< Record< ControlName, ComponentType< ControlProps > > > = {
	text: TextControl,
	email: TextControl,
	password: TextControl,
	url: TextControl,
	tel: TextControl,
	textarea: TextAreaControl,
	select: SelectControl,
	radio: RadioControl,
	checkbox: CheckboxControl,
	switch: SwitchControl,
	combobox: ComboboxControl,
	tokens: PendingControl,
	calendar: PendingControl,
	color: PendingControl,
	range: PendingControl,
	'toggle-group': PendingControl,
	'file-drop': PendingControl,
};
