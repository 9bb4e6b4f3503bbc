import type { ReactElement } from 'react';
import { Field, type FieldFrameProps } from './field';

export interface FieldOption {
	readonly value: string;
	readonly label: string;
	/** What choosing it means; shown below the label of a radio button. */
	readonly description?: string;
	/** Whether the option of a select can only be shown, such as "Select a date type". */
	readonly isDisabled?: boolean;
}

export interface SelectFieldProps extends FieldFrameProps {
	readonly options: readonly FieldOption[];
	readonly value: string;
	readonly onChange: ( value: string ) => void;
	readonly onBlur?: ( () => void ) | undefined;
	readonly isRequired?: boolean | undefined;
	readonly name?: string | undefined;
	/** Name under which browsers know the value, for example `country`. */
	readonly autoComplete?: string | undefined;
}

/** One choice out of a few options, as a native select. */
export function SelectField( {
	options,
	value,
	onChange,
	onBlur,
	isRequired = false,
	name,
	autoComplete,
	...frame
}: SelectFieldProps ): ReactElement {
	return (
		<Field { ...frame }>
			{ ( control ) => (
				<span className="store-admin-input">
					<select
						{ ...control }
						className="store-admin-input__control"
						name={ name }
						autoComplete={ autoComplete }
						aria-required={ isRequired || undefined }
						value={ value }
						onChange={ ( event ) => onChange( event.target.value ) }
						onBlur={ onBlur }
					>
						{ options.map( ( option ) => (
							<option key={ option.value } value={ option.value } disabled={ option.isDisabled }>
								{ option.label }
							</option>
						) ) }
					</select>
				</span>
			) }
		</Field>
	);
}
