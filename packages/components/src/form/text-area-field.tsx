import type { ReactElement } from 'react';
import { Field, type FieldFrameProps } from './field';

export interface TextAreaFieldProps extends FieldFrameProps {
	readonly value: string;
	readonly onChange: ( value: string ) => void;
	readonly onBlur?: ( () => void ) | undefined;
	readonly rows?: number;
	readonly placeholder?: string | undefined;
	readonly isRequired?: boolean | undefined;
	readonly name?: string | undefined;
}

/** Several lines of text. */
export function TextAreaField( {
	value,
	onChange,
	onBlur,
	rows = 4,
	placeholder,
	isRequired = false,
	name,
	...frame
}: TextAreaFieldProps ): ReactElement {
	return (
		<Field { ...frame }>
			{ ( control ) => (
				<span className="store-admin-input">
					<textarea
						{ ...control }
						className="store-admin-input__control"
						name={ name }
						rows={ rows }
						placeholder={ placeholder }
						dir="auto"
						aria-required={ isRequired || undefined }
						value={ value }
						onChange={ ( event ) => onChange( event.target.value ) }
						onBlur={ onBlur }
					/>
				</span>
			) }
		</Field>
	);
}
