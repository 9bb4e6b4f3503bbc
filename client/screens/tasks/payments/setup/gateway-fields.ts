import type { ControlName, FieldDescription } from '../../../../shared/form/field-description';
import { plainText } from '../../../../shared/plain-text';
import { initialValues, missingValues, valuesToStore, type FieldValues, type GatewayField } from '../gateway-field';

/** Values of the form: switches are booleans, all others texts. */
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

/** The form fields for the required settings of a gateway. */
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

/** Initial values of the form: the stored ones, or else the defaults of the gateway. */
export function initialGatewayValues( fields: readonly GatewayField[] ): GatewayValues {
	const initial = initialValues( fields );
	return Object.fromEntries(
		fields.map( ( { id, type } ) => [ id, type === 'checkbox' ? initial[ id ] === 'yes' : ( initial[ id ] ?? '' ) ] )
	);
}

/** The changed values, in the form in which the server stores them. */
export function gatewayValuesToStore( fields: readonly GatewayField[], values: GatewayValues ): FieldValues {
	return valuesToStore( fields, formatValues( values ) );
}
