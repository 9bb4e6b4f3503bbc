import { __ } from '@wordpress/i18n';
import type { OfflineMethod } from '@store-admin/data';
import type { FieldDescription } from '../../shared/form/field-description';
import { offlineTexts, type OfflineId } from './offline-texts';

/** Values of the form of an offline payment method. */
export type MethodValues = Readonly< {
	enabled: boolean;
	title: string;
	description: string;
	instructions: string;
	/** Shipping methods that cash on delivery is for; none stands for all. */
	methods: readonly string[];
	/** Whether cash on delivery is for orders without shipping too. */
	isForVirtual: boolean;
} >;

/** What is stored. */
export function storedValues( { enabled, description, settings }: OfflineMethod ): MethodValues {
	return {
		enabled,
		title: settings.title.value,
		description,
		instructions: settings.instructions.value,
		methods: settings.enable_for_methods?.value ?? [],
		isForVirtual: settings.enable_for_virtual?.value ?? true,
	};
}

/** The changed values with the field names of the route, so that what another tab has saved stays. */
export function changedFields( values: MethodValues, stored: MethodValues ) {
	const settings = {
		...( values.title !== stored.title && { title: values.title } ),
		...( values.instructions !== stored.instructions && { instructions: values.instructions } ),
		...( values.methods !== stored.methods && { enable_for_methods: values.methods } ),
		...( values.isForVirtual !== stored.isForVirtual && { enable_for_virtual: values.isForVirtual ? 'yes' : 'no' } ),
	};
	return {
		...( values.enabled !== stored.enabled && { enabled: values.enabled } ),
		...( values.description !== stored.description && { description: values.description } ),
		...( Object.keys( settings ).length > 0 && { settings } ),
	};
}

/** The fields of every method. */
export function methodFields( id: OfflineId ): readonly FieldDescription< MethodValues >[] {
	return [
		{ id: 'enabled', control: 'checkbox', label: offlineTexts( id ).enable },
		{
			id: 'title',
			control: 'text',
			label: __( 'Title', 'woocommerce' ),
			help: __( 'Payment method name that the customer will see during checkout.', 'woocommerce' ),
			isRequired: true,
			validate: ( title ) =>
				title.trim() === '' ? __( 'Enter a title, so that customers can choose this payment method.', 'store-admin' ) : undefined,
		} as FieldDescription< MethodValues, 'title' > as FieldDescription< MethodValues >,
		{
			id: 'description',
			control: 'textarea',
			label: __( 'Description', 'woocommerce' ),
			help: __( 'Payment method description that the customer will see during checkout.', 'woocommerce' ),
		},
		{
			id: 'instructions',
			control: 'textarea',
			label: __( 'Instructions', 'woocommerce' ),
			help: __( 'Instructions that will be added to the thank you page and emails.', 'woocommerce' ),
		},
	];
}
