import type { ReactElement } from 'react';
import { FIELD_CONTROLS } from './field-controls';
import type { FormValues } from './field-description';
import type { FormHook } from './use-form';

interface FormFieldsProps< Values extends FormValues > {
	readonly form: Pick< FormHook< Values >, 'fields' | 'values' | 'errors' | 'change' | 'leave' >;
}

/** Draws the fields of a form in their order, each with the control it names. */
export function FormFields< Values extends FormValues >( { form }: FormFieldsProps< Values > ): ReactElement {
	const { fields, values, errors, change, leave } = form;
	return (
		<>
			{ fields
				.filter( ( { isHidden } ) => ! isHidden )
				.map( ( field ) => {
					const Control = FIELD_CONTROLS[ field.control ];
					return (
						<Control
							key={ field.id }
							field={ field }
							value={ values[ field.id ] }
							error={ errors[ field.id ] }
							onChange={ ( value ) => change( field.id, value as Values[ keyof Values ] ) }
							onLeave={ () => leave( field.id ) }
						/>
					);
				} ) }
		</>
	);
}
