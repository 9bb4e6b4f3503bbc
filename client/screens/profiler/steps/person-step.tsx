import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { CheckboxGroupField } from '@store-admin/components';
import type { FieldDescription } from '../../../shared/form/field-description';
import { sellsAlready, sellsOnline } from '../flow/selling';
import { PLATFORMS } from './platforms';
import { StepForm } from './step-form';
import { StepHeading } from './step-heading';
import type { StepProps } from './step-props';

type PersonValues = { readonly choice: string; readonly sellingOnline: string };

function choices() {
	return [
		{ value: 'im_just_starting_my_business', label: __( 'I’m just starting my business', 'woocommerce' ) },
		{ value: 'im_already_selling', label: __( 'I’m already selling', 'woocommerce' ) },
		{ value: 'im_setting_up_a_store_for_a_client', label: __( 'I’m setting up a store for a client', 'woocommerce' ) },
	];
}

function waysOfSelling() {
	return [
		{ value: '', label: __( 'Select an option', 'woocommerce' ), isDisabled: true },
		{ value: 'yes_im_selling_online', label: __( 'Yes, I’m selling online', 'woocommerce' ) },
		{ value: 'no_im_selling_offline', label: __( 'No, I’m selling offline', 'woocommerce' ) },
		{ value: 'im_selling_both_online_and_offline', label: __( 'I’m selling both online and offline', 'woocommerce' ) },
	];
}

function fieldsFor( title: string, { choice }: PersonValues ): readonly FieldDescription< PersonValues >[] {
	return [
		{
			id: 'choice',
			label: title,
			control: 'radio',
			options: choices(),
			isRequired: true,
			className: 'store-admin-profiler__cards',
			validate: ( value ) => ( value === '' ? __( 'Choose what fits best, or skip this step.', 'store-admin' ) : undefined ),
		},
		{
			id: 'sellingOnline',
			label: __( 'Are you selling online?', 'woocommerce' ),
			control: 'select',
			options: waysOfSelling(),
			isHidden: ! sellsAlready( choice ),
			validate: ( value ) => ( value === '' ? __( 'Say whether you sell online, or skip this step.', 'store-admin' ) : undefined ),
		},
	];
}

/** Asks who sets up the store. */
export function PersonStep( { profiler, isNew }: StepProps ): ReactElement {
	const { answers, answer, saveAndGo } = profiler;
	const { choice, sellingOnline, platforms } = answers;
	const title = __( 'Which one of these best describes you?', 'woocommerce' );
	const values: PersonValues = { choice, sellingOnline };
	return (
		<>
			<StepHeading
				isNew={ isNew }
				title={ title }
				text={ __(
					'Let us know where you are in your commerce journey so that we can tailor your Woo experience for you.',
					'woocommerce'
				) }
			/>
			<StepForm
				fields={ fieldsFor( title, values ) }
				values={ values }
				onChange={ answer }
				onSubmit={ () => saveAndGo( 'person', 'business-info' ) }
			>
				{ sellsOnline( answers ) && (
					<CheckboxGroupField
						label={ __( 'Which platform(s) are you currently using?', 'woocommerce' ) }
						groups={ [ { options: PLATFORMS.map( ( [ value, label ] ) => ( { value, label } ) ) } ] }
						values={ platforms }
						onChange={ ( chosen ) => answer( { platforms: chosen } ) }
					/>
				) }
			</StepForm>
		</>
	);
}
