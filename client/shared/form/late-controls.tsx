import type { ComponentType, ReactElement } from 'react';
import { CalendarField, ColorField, FileDropField, RangeField, ToggleGroupField, TokenField } from '@store-admin/components';
import { asText, frameOf, type ControlProps } from './control-props';
import type { ControlName, FieldValue } from './field-description';

const listOf = ( value: FieldValue | undefined ): readonly ( string | File )[] =>
	Array.isArray( value ) ? ( value as readonly ( string | File )[] ) : [];

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

const LATE_CONTROLS: Partial< Record< ControlName, ComponentType< ControlProps > > > = {
	tokens: TokensControl,
	calendar: CalendarControl,
	color: ColorControl,
	range: RangeControl,
	'toggle-group': ToggleGroupControl,
	'file-drop': FileDropControl,
};

/** Renders the control of a field, for those controls that few forms use. */
export function LateControl( props: ControlProps ): ReactElement | null {
	const Control = LATE_CONTROLS[ props.field.control ];
	return Control ? <Control { ...props } /> : null;
}
