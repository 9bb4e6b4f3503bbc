import type { SettingDefinition } from '@store-admin/data';
import type { FieldValue, FormValues } from '../../../../shared/form/field-description';
import { choicesOf, type SettingConfig, type SettingsConfig } from '../config/setting-config';

/** Whether the value of a setting is a list of choices. */
function isMany( { inputType, options }: SettingConfig ): boolean {
	return inputType === 'checkboxGroup' || ( inputType === 'checkbox' && options !== undefined );
}

const isText = ( value: unknown ): value is string => typeof value === 'string';

/** Converts a stored or default value to what the control of the setting shows. Others may have stored anything. */
export function toFieldValue( config: SettingConfig, value: unknown ): FieldValue {
	if ( isMany( config ) ) {
		return typeof value === 'object' && value !== null ? Object.values( value ).filter( isText ) : [];
	}
	if ( typeof value === 'boolean' ) {
		return value ? 'yes' : 'no';
	}
	if ( isText( value ) || typeof value === 'number' ) {
		// PHP stores texts with escaped ampersands.
		return String( value ).replace( /&amp;/g, '&' );
	}
	return config.inputType === 'component' && Array.isArray( value ) ? ( value as readonly string[] ) : '';
}

/** Returns the stored values of the settings on the page; a setting without one has its initial value. */
export function storedValues( config: SettingsConfig, definitions: readonly SettingDefinition[] ): FormValues {
	return Object.fromEntries(
		Object.entries( config )
			.filter( ( [ , { inputType } ] ) => inputType !== 'button' )
			.map( ( [ id, entry ] ) => {
				const stored = definitions.find( ( known ) => known.id === id )?.value;
				return [ id, toFieldValue( entry, stored ?? entry.initialValue ?? entry.defaultValue ) ];
			} )
	);
}

/** Returns the values after a reset, of the settings that have a default. */
export function defaultValues( config: SettingsConfig ): FormValues {
	return Object.fromEntries(
		Object.entries( config )
			.filter( ( [ , { inputType, defaultValue } ] ) => inputType !== 'button' && defaultValue !== undefined )
			.map( ( [ id, entry ] ) => [ id, toFieldValue( entry, entry.defaultValue ) ] )
	);
}

/** Returns the values that differ from the stored ones. */
export function changedValues( values: FormValues, stored: FormValues ): FormValues {
	return Object.fromEntries(
		Object.entries( values ).filter( ( [ id, value ] ) => JSON.stringify( value ) !== JSON.stringify( stored[ id ] ) )
	);
}

/** Sorts chosen values like the choices, so that unchecking and checking one again is no change. */
export function inOrder( config: SettingConfig, values: readonly string[], stored: unknown ): readonly string[] {
	const before: readonly unknown[] = Array.isArray( stored ) ? stored : [];
	const isSame = before.length === values.length && values.every( ( value ) => before.includes( value ) );
	if ( isSame ) {
		return before.filter( isText );
	}
	const known = choicesOf( config ).map( ( { value } ) => value );
	return [ ...values.filter( ( value ) => ! known.includes( value ) ), ...known.filter( ( value ) => values.includes( value ) ) ];
}
