import type { ControlName, FieldDescription } from '../../../../shared/form/field-description';
import { plainText } from '../../../../shared/plain-text';
import { initialValues, missingValues, valuesToStore, type FieldValues, type GatewayField } from '../gateway-field';

/** What the form holds: switches are on or off, all else is text. */
export type GatewayValues = Readonly< Record< string, string | boolean > >;

const CONTROLS: Readonly< Record< string, ControlName > > = {
	checkbox: 'switch',
	email: 'email',
	password: 'password',
	tel: 'tel',
	textarea: 'textarea',
	url: 'url',
};

function controlOf( { type, options }: GatewayField ): ControlName {
	if ( type === 'select' && options.length > 0 ) {
		return 'select';
	}
	return CONTROLS[ type ] ?? 'text';
}

/** The server stores a switch as `yes` or `no`. */
function formatValue( value: string | boolean | undefined ): string {
	if ( typeof value === 'boolean' ) {
		return value ? 'yes' : 'no';
	}
	return value ?? '';
}

function formatValues( values: GatewayValues ): FieldValues {
	return Object.fromEntries( Object.entries( values ).map( ( [ id, value ] ) => [ id, formatValue( value ) ] ) );
}

/** The form fields of the settings that a gateway cannot do without. */
export function gatewayFields( fields: readonly GatewayField[] ): readonly FieldDescription< GatewayValues >[] {
	return fields.map( ( field ) => {
		const control = controlOf( field );
		return {
			id: field.id,
			label: field.label,
			control,
			help: plainText( field.help ),
			placeholder: field.placeholder,
			options: field.options,
			direction: 'auto',
			isRequired: control !== 'switch' && control !== 'select',
			validate: ( value ) => missingValues( [ field ], { [ field.id ]: formatValue( value ) } )[ field.id ],
		};
	} );
}

/** What the form begins with: what is stored, else what the gateway starts with. */
export function initialGatewayValues( fields: readonly GatewayField[] ): GatewayValues {
	const initial = initialValues( fields );
	return Object.fromEntries(
		fields.map( ( { id, type } ) => [ id, type === 'checkbox' ? initial[ id ] === 'yes' : ( initial[ id ] ?? '' ) ] )
	);
}

/** What has to be written of what the form holds. */
export function gatewayValuesToStore( fields: readonly GatewayField[], values: GatewayValues ): FieldValues {
	return valuesToStore( fields, formatValues( values ) );
}
