import type { ComponentType } from 'react';
import {
	CalendarField,
	CheckboxField,
	ColorField,
	ComboboxField,
	FileDropField,
	RadioField,
	RangeField,
	SelectField,
	SwitchField,
	TextAreaField,
	TextField,
	ToggleGroupField,
	TokenField,
} from '@store-admin/components';
import type { ControlName, DrawnField, FieldValue } from './field-description';

/** What every control is drawn with. */
export interface ControlProps {
	readonly field: DrawnField;
	readonly value: FieldValue | undefined;
	readonly error: string | undefined;
	readonly onChange: ( value: FieldValue ) => void;
	/** The field lost the focus. */
	readonly onLeave: () => void;
}

const asText = ( value: FieldValue | undefined ): string => ( typeof value === 'string' ? value : '' );

const listOf = ( value: FieldValue | undefined ): readonly ( string | File )[] =>
	Array.isArray( value ) ? ( value as readonly ( string | File )[] ) : [];

const frameOf = ( { field: { label, help, className }, error }: ControlProps ) => ( { label, help, error, className } );

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
	const { id, options = [], isRequired } = props.field;
	return (
		<SelectField
			{ ...frameOf( props ) }
			{ ...{ options, isRequired } }
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

function TokensControl( props: ControlProps ) {
	const { options = [], placeholder, isRequired } = props.field;
	return (
		<TokenField
			{ ...frameOf( props ) }
			{ ...{ placeholder, isRequired } }
			suggestions={ options.map( ( { label } ) => label ) }
			tokens={ listOf( props.value ).filter( ( token ) => typeof token === 'string' ) }
			onChange={ props.onChange }
		/>
	);
}

function CalendarControl( props: ControlProps ) {
	const { id, isRequired } = props.field;
	return (
		<CalendarField
			{ ...frameOf( props ) }
			isRequired={ isRequired }
			name={ id }
			value={ asText( props.value ) }
			onChange={ props.onChange }
			onBlur={ props.onLeave }
		/>
	);
}

function ColorControl( props: ControlProps ) {
	return (
		<ColorField
			{ ...frameOf( props ) }
			name={ props.field.id }
			value={ asText( props.value ) }
			onChange={ props.onChange }
			onBlur={ props.onLeave }
		/>
	);
}

function RangeControl( props: ControlProps ) {
	const { min = 0, max = 100, step } = props.field;
	const value = typeof props.value === 'number' ? props.value : min;
	return <RangeField { ...frameOf( props ) } { ...{ min, max, step, value } } onChange={ props.onChange } />;
}

function ToggleGroupControl( props: ControlProps ) {
	const { options = [] } = props.field;
	return <ToggleGroupField { ...frameOf( props ) } options={ options } value={ asText( props.value ) } onChange={ props.onChange } />;
}

function FileDropControl( props: ControlProps ) {
	const files = listOf( props.value ).filter( ( file ) => file instanceof File );
	return (
		<FileDropField
			{ ...frameOf( props ) }
			accept={ props.field.accept }
			fileNames={ files.map( ( { name } ) => name ) }
			onChange={ props.onChange }
		/>
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
	tokens: TokensControl,
	calendar: CalendarControl,
	color: ColorControl,
	range: RangeControl,
	'toggle-group': ToggleGroupControl,
	'file-drop': FileDropControl,
};
