import { __, sprintf } from '@wordpress/i18n';
import type { GatewaySetting, SettingChoice } from '@store-admin/data';
import { plainText } from '../../../shared/plain-text';

/** A required setting of a gateway. */
export interface GatewayField {
	readonly id: string;
	readonly label: string;
	readonly help: string;
	/** The gateway's name for the type of field; unknown types become a text field. */
	readonly type: string;
	readonly placeholder: string;
	/** Stored value; '' when there is none. */
	readonly stored: string;
	/** Default value of the gateway. */
	readonly initial: string;
	readonly options: readonly SettingChoice[];
}

export type FieldValues = Readonly< Record< string, string > >;

function toField( id: string, setting: GatewaySetting ): GatewayField {
	return {
		id,
		label: plainText( setting.label ) || id,
		help: setting.description || setting.tip,
		type: setting.type,
		placeholder: setting.placeholder,
		stored: setting.value,
		initial: setting.default,
		options: setting.options.map( ( { value, label } ) => ( { value, label: plainText( label ) } ) ),
	};
}

/**
 * The required settings of a gateway.
 *
 * @param settings Definitions by name.
 * @param keys     Names of the required settings, in their order. Names without a definition are left out.
 */
export function toFields( settings: Readonly< Record< string, GatewaySetting > >, keys: readonly string[] ): readonly GatewayField[] {
	return keys.flatMap( ( key ) => {
		const setting = Object.hasOwn( settings, key ) ? settings[ key ] : undefined;
		return setting ? [ toField( key, setting ) ] : [];
	} );
}

export function initialValues( fields: readonly GatewayField[] ): FieldValues {
	return Object.fromEntries(
		fields.map( ( { id, type, stored, initial, options } ) => {
			const first = type === 'select' ? ( options[ 0 ]?.value ?? '' ) : '';
			return [ id, stored || initial || ( type === 'checkbox' ? 'no' : first ) ];
		} )
	);
}

/** The error messages by field. Every field except checkboxes must be filled in. */
export function missingValues( fields: readonly GatewayField[], values: FieldValues ): FieldValues {
	const missing = fields.filter( ( { id, type } ) => type !== 'checkbox' && ( values[ id ] ?? '' ).trim() === '' );
	return Object.fromEntries(
		missing.map( ( { id, label } ) => [
			id,
			/* translators: %s: name of a field, in small letters. */
			sprintf( __( 'Please enter your %s', 'woocommerce' ), label.toLocaleLowerCase() ),
		] )
	);
}

/** Returns only the values that changed, trimmed. Unchanged values are not sent, because the stored ones may be newer than this page. */
export function valuesToStore( fields: readonly GatewayField[], values: FieldValues ): FieldValues {
	const trimmed = fields.map( ( { id, stored } ) => ( { id, stored, value: ( values[ id ] ?? '' ).trim() } ) );
	return Object.fromEntries( trimmed.filter( ( { stored, value } ) => value !== stored ).map( ( { id, value } ) => [ id, value ] ) );
}
