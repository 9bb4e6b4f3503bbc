import { useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { ConfirmDialog } from '@store-admin/components';
import type { SettingDefinition } from '@store-admin/data';
import type { FieldValue, FormValues } from '../../../../shared/form/field-description';
import { Form } from '../../../../shared/form/form';
import { useForm } from '../../../../shared/form/use-form';
import { SCHEDULED_IMPORT } from '../config/default-config';
import { useSettingsConfig } from '../use-settings';
import { ResetDefaults } from './reset-defaults';
import { SettingControl } from './setting-control';
import { changedValues, defaultValues, inOrder } from './setting-values';

interface SettingsFormProps {
	readonly definitions: readonly SettingDefinition[];
	readonly onSave: ( changes: FormValues ) => Promise< void >;
	readonly onSaved: () => void;
}

/** The settings of the reports. Changes are kept until they are saved; leaving asks. */
export function SettingsForm( { definitions, onSave, onSaved }: SettingsFormProps ): ReactElement {
	const { config, stored } = useSettingsConfig( definitions );
	const [ isAsking, setIsAsking ] = useState( false );
	const form = useForm< FormValues >( {
		initial: stored,
		fields: () => [],
		save: async ( values ) => onSave( changedValues( values, stored ) ),
		problem: __( 'Your settings were not saved.', 'store-admin' ),
		staysOpen: true,
		onSaved,
	} );
	const handleChange = ( id: string, value: FieldValue ) => {
		const entry = config[ id ];
		if ( id === SCHEDULED_IMPORT && value === 'no' && form.values[ id ] === 'yes' ) {
			setIsAsking( true );
		} else {
			form.change( id, entry && Array.isArray( value ) ? inOrder( entry, value as readonly string[], stored[ id ] ) : value );
		}
	};
	const handleReset = async () => {
		const defaults = defaultValues( config );
		await onSave( changedValues( defaults, stored ) );
		Object.entries( defaults ).forEach( ( [ id, value ] ) => form.change( id, value ) );
		onSaved();
	};
	return (
		<>
			<Form
				form={ form }
				submitLabel={ __( 'Save settings', 'woocommerce' ) }
				actions={ <ResetDefaults onReset={ handleReset } /> }
				className="store-admin-analytics-settings__form"
			>
				{ Object.entries( config ).map( ( [ id, entry ] ) => (
					<SettingControl
						key={ id }
						id={ id }
						config={ entry }
						value={ form.values[ id ] }
						error={ form.errors[ id ] }
						onChange={ ( value ) => handleChange( id, value ) }
					/>
				) ) }
			</Form>
			{ isAsking && (
				<ConfirmDialog
					title={ __( 'Are you sure?', 'woocommerce' ) }
					confirmLabel={ __( 'Confirm', 'woocommerce' ) }
					cancelLabel={ __( 'Cancel', 'woocommerce' ) }
					onConfirm={ () => {
						setIsAsking( false );
						form.change( SCHEDULED_IMPORT, 'no' );
					} }
					onCancel={ () => setIsAsking( false ) }
				>
					<p>{ __( 'Immediate updates to Analytics can impact your performance as it may slow busy stores.', 'woocommerce' ) }</p>
				</ConfirmDialog>
			) }
		</>
	);
}
