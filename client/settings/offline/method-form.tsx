import { useMemo, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { CheckboxField, CheckboxGroupField } from '@store-admin/components';
import type { OfflineMethod } from '@store-admin/data';
import { Form } from '../../shared/form/form';
import { FormFields } from '../../shared/form/form-fields';
import { useForm } from '../../shared/form/use-form';
import { decodeText, plainText } from '../../shared/plain-text';
import { methodFields, storedValues, type MethodValues } from './method-values';
import { OfflinePart } from './offline-part';
import { offlineTexts, type OfflineId } from './offline-texts';
import type { OfflineHook } from './use-offline';

interface MethodFormProps extends Pick< OfflineHook, 'save' | 'tellSaved' > {
	readonly id: OfflineId;
	readonly method: OfflineMethod;
}

/** Names of the fields where the route calls them otherwise. */
const FIELD_OF: Readonly< Record< string, string > > = { enable_for_methods: 'methods', enable_for_virtual: 'isForVirtual' };

/** How the method looks at the checkout, and for cash on delivery, for which orders it is. */
export function MethodForm( { id, method, save, tellSaved }: MethodFormProps ): ReactElement {
	const initial = useMemo( () => storedValues( method ), [ method ] );
	const form = useForm< MethodValues >( {
		initial,
		fields: () => methodFields( id ),
		save: async ( values ) => save( values, initial ),
		problem: __( 'Failed to update settings', 'woocommerce' ),
		fieldOf: ( name ) => FIELD_OF[ name ] ?? name,
		staysOpen: true,
		onSaved: tellSaved,
	} );
	const { enable_for_methods: methods, enable_for_virtual: virtual } = method.settings;
	const groups = useMemo(
		() =>
			( methods?.options ?? [] ).map( ( { label, choices } ) => ( {
				label: label === '' ? undefined : decodeText( label ),
				options: choices.map( ( choice ) => ( { value: choice.value, label: plainText( choice.label ) } ) ),
			} ) ),
		[ methods ]
	);
	return (
		<OfflinePart title={ __( 'Enable and customise', 'woocommerce' ) } about={ offlineTexts( id ).about }>
			<Form form={ form } submitLabel={ __( 'Save changes', 'woocommerce' ) } className="store-admin-offline__form">
				<FormFields form={ form } />
				{ methods && groups.length > 0 && (
					<CheckboxGroupField
						label={ __( 'Enable for shipping methods', 'woocommerce' ) }
						help={ __(
							'If COD is only available for certain methods, set it up here. Leave blank to enable for all methods.',
							'woocommerce'
						) }
						error={ form.errors[ 'methods' ] }
						groups={ groups }
						values={ form.values.methods }
						onChange={ ( values ) => form.change( 'methods', values ) }
					/>
				) }
				{ virtual && (
					<CheckboxField
						label={ __( 'Accept cash on delivery if the order is virtual', 'woocommerce' ) }
						isChecked={ form.values.isForVirtual }
						onChange={ ( isOn ) => form.change( 'isForVirtual', isOn ) }
					/>
				) }
			</Form>
		</OfflinePart>
	);
}
