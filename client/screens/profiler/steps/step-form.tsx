import type { ReactElement, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-admin/components';
import type { FieldDescription, FormValues } from '../../../shared/form/field-description';
import { FormFields } from '../../../shared/form/form-fields';
import { useFormErrors } from '../../../shared/form/use-form-errors';
import '../../../shared/form/style.scss';

interface StepFormProps< Values extends FormValues > {
	readonly fields: readonly FieldDescription< Values >[];
	readonly values: Values;
	readonly onChange: ( changes: Partial< Values > ) => void;
	/** Called when all fields are valid. */
	readonly onSubmit: () => void;
	readonly submitLabel?: string;
	/** Further questions below the fields. */
	readonly children?: ReactNode;
}

/**
 * The questions of a step. Unlike those of `useForm`, the answers are kept by the wizard, so that no step has to ask before
 * it is left.
 */
export function StepForm< Values extends FormValues >( {
	fields,
	values,
	onChange,
	onSubmit,
	submitLabel = __( 'Continue', 'woocommerce' ),
	children,
}: StepFormProps< Values > ): ReactElement {
	const { errors, form, validateAll, validateOne, recheck } = useFormErrors( fields );
	const change = ( id: keyof Values & string, value: Values[ keyof Values ] ) => {
		const changes = { [ id ]: value } as unknown as Partial< Values >;
		onChange( changes );
		void recheck( id, { ...values, ...changes } );
	};
	const leave = ( id: keyof Values & string ) => void validateOne( id, values );
	const submit = async () => {
		if ( await validateAll( values ) ) {
			onSubmit();
		}
	};
	return (
		<form
			ref={ form }
			noValidate
			className="store-admin-form store-admin-profiler__form"
			onSubmit={ ( event ) => {
				event.preventDefault();
				void submit();
			} }
		>
			<FormFields form={ { fields, values, errors, change, leave } } />
			{ children }
			<Button type="submit" variant="primary" className="store-admin-profiler__continue">
				{ submitLabel }
			</Button>
		</form>
	);
}
