import type { ReactElement } from 'react';
import { CheckboxField, CheckboxGroupField, RadioField, SelectField, TextField } from '@store-admin/components';
import type { FieldValue } from '../../../../shared/form/field-description';
import { choicesOf, groupsOf } from '../config/setting-config';
import { ButtonSetting } from './button-setting';
import { ComponentSetting } from './component-setting';
import type { SettingControlProps } from './setting-control-props';

/** Draft orders are of the checkout; their status is no choice. */
const HIDDEN = 'checkout-draft';

const asText = ( value: FieldValue | undefined ): string => ( typeof value === 'string' ? value : '' );
const asList = ( value: FieldValue | undefined ): readonly string[] => ( Array.isArray( value ) ? ( value as readonly string[] ) : [] );

/** A text input of one of the types that a browser knows. */
function typeOf( inputType: string ): 'text' | 'email' | 'password' | 'url' | 'tel' {
	return inputType === 'email' || inputType === 'password' || inputType === 'url' || inputType === 'tel' ? inputType : 'text';
}

/** Draws one setting with the control that its configuration names. */
export function SettingControl( props: SettingControlProps ): ReactElement {
	const { id, config, value, error, onChange } = props;
	const frame = { label: config.label ?? '', help: config.helpText, error };
	switch ( config.inputType ) {
		case 'checkboxGroup':
			return (
				<CheckboxGroupField
					{ ...frame }
					groups={ groupsOf( config ).map( ( { label, options } ) => ( {
						label,
						options: options.filter( ( option ) => option.value !== HIDDEN ),
					} ) ) }
					values={ asList( value ) }
					onChange={ onChange }
				/>
			);
		case 'checkbox':
			return config.options ? (
				<CheckboxGroupField { ...frame } groups={ groupsOf( config ) } values={ asList( value ) } onChange={ onChange } />
			) : (
				<CheckboxField
					{ ...frame }
					isChecked={ value === 'yes' }
					onChange={ ( isChecked ) => onChange( isChecked ? 'yes' : 'no' ) }
				/>
			);
		case 'select':
			return (
				<SelectField
					{ ...frame }
					options={ choicesOf( config ).map( ( { value: key, label, disabled = false } ) => ( {
						value: key,
						label,
						isDisabled: disabled,
					} ) ) }
					value={ asText( value ) }
					onChange={ onChange }
				/>
			);
		case 'radio':
			return <RadioField { ...frame } options={ choicesOf( config ) } value={ asText( value ) } onChange={ onChange } />;
		case 'component':
			return <ComponentSetting { ...props } />;
		case 'button':
			return <ButtonSetting id={ id } config={ config } />;
		default:
			return (
				<TextField { ...frame } name={ id } type={ typeOf( config.inputType ) } value={ asText( value ) } onChange={ onChange } />
			);
	}
}
