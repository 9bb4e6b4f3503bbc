import { forwardRef, type ReactNode, type Ref } from 'react';
import { Field } from './field';

export interface TextFieldProps {
	readonly label: string;
	readonly value: string;
	readonly onChange: ( value: string ) => void;
	readonly onBlur?: () => void;
	readonly help?: ReactNode;
	/** What to enter; takes the place of the help. */
	readonly error?: string | undefined;
	/** Currency sign, unit or other word that belongs to the value. */
	readonly prefix?: string | undefined;
	readonly suffix?: string | undefined;
	/** How many characters usually go in, which makes the field as wide. Full width without it. */
	readonly size?: number;
	readonly type?: 'text' | 'email' | 'password' | 'url' | 'tel';
	readonly inputMode?: 'decimal' | 'numeric';
	readonly autoComplete?: string;
	readonly placeholder?: string;
	readonly isRequired?: boolean;
	readonly isDisabled?: boolean;
	readonly isReadOnly?: boolean;
	readonly name?: string;
	readonly className?: string;
}

/** One line of text with its label, help and error. */
export const TextField = forwardRef( function TextFieldWithRef(
	{
		label,
		value,
		onChange,
		onBlur,
		help,
		error,
		prefix,
		suffix,
		size,
		type = 'text',
		inputMode,
		autoComplete,
		placeholder,
		isRequired = false,
		isDisabled = false,
		isReadOnly = false,
		name,
		className = '',
	}: TextFieldProps,
	ref: Ref< HTMLInputElement >
) {
	return (
		<Field label={ label } help={ help } error={ error } className={ className }>
			{ ( control ) => (
				<span className={ `store-admin-input ${ size === undefined ? '' : 'is-sized' }`.trimEnd() }>
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
