import { forwardRef, type Ref } from 'react';
import { Field, type FieldFrameProps } from './field';

export interface TextFieldProps extends FieldFrameProps {
	readonly value: string;
	readonly onChange: ( value: string ) => void;
	readonly onBlur?: ( () => void ) | undefined;
	/** Currency symbol, unit or other text that belongs to the value. */
	readonly prefix?: string | undefined;
	readonly suffix?: string | undefined;
	/** Usual number of characters; sets the width of the field. Full width when left out. */
	readonly size?: number | undefined;
	readonly type?: 'text' | 'email' | 'password' | 'url' | 'tel';
	readonly inputMode?: 'decimal' | 'numeric' | undefined;
	readonly autoComplete?: string | undefined;
	readonly placeholder?: string | undefined;
	/**
	 * Text direction, where it differs from that of the page: codes and amounts are left-to-right in every language,
	 * with prefix and suffix.
	 */
	readonly direction?: 'ltr' | 'auto' | undefined;
	readonly isRequired?: boolean | undefined;
	readonly isDisabled?: boolean;
	readonly isReadOnly?: boolean;
	readonly name?: string | undefined;
}

/** One line of text with its label, help text and error. */
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
