import { forwardRef, type Ref } from 'react';
import { Field, type FieldFrameProps } from './field';

export interface TextFieldProps extends FieldFrameProps {
	readonly value: string;
	readonly onChange: ( value: string ) => void;
	readonly onBlur?: ( () => void ) | undefined;
	/** Currency sign, unit or other word that belongs to the value. */
	readonly prefix?: string | undefined;
	readonly suffix?: string | undefined;
	/** How many characters usually go in, which makes the field as wide. Full width without it. */
	readonly size?: number | undefined;
	readonly type?: 'text' | 'email' | 'password' | 'url' | 'tel';
	readonly inputMode?: 'decimal' | 'numeric' | undefined;
	readonly autoComplete?: string | undefined;
	readonly placeholder?: string | undefined;
	/** Of the text, where it is not that of the page: codes and amounts run from left to right in every language, affixes included. */
	readonly direction?: 'ltr' | 'auto' | undefined;
	readonly isRequired?: boolean | undefined;
	readonly isDisabled?: boolean;
	readonly isReadOnly?: boolean;
	readonly name?: string | undefined;
}

/** One line of text with its label, help and error. */
export const TextField = forwardRef( function TextFieldWithRef(
	{
		value,
		onChange,
		onBlur,
		prefix,
		suffix,
		size,
		type = 'text',
		inputMode,
		autoComplete,
		placeholder,
		direction,
		isRequired = false,
		isDisabled = false,
		isReadOnly = false,
		name,
		...frame
	}: TextFieldProps,
	ref: Ref< HTMLInputElement >
) {
	return (
		<Field { ...frame }>
			{ ( control ) => (
				<span
					className={ `store-admin-input ${ size === undefined ? '' : 'is-sized' }`.trimEnd() }
					dir={ direction === 'ltr' ? direction : undefined }
				>
					{ prefix && <span className="store-admin-input__affix">{ prefix }</span> }
					<input
						{ ...control }
						ref={ ref }
						className="store-admin-input__control"
						type={ type }
						value={ value }
						size={ size }
						name={ name }
						inputMode={ inputMode }
						autoComplete={ autoComplete }
						placeholder={ placeholder }
						dir={ direction }
						aria-required={ isRequired || undefined }
						disabled={ isDisabled }
						readOnly={ isReadOnly }
						onChange={ ( event ) => onChange( event.target.value ) }
						onBlur={ onBlur }
					/>
					{ suffix && <span className="store-admin-input__affix">{ suffix }</span> }
				</span>
			) }
		</Field>
	);
} );
