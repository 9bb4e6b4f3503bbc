import { useId, type ReactElement } from 'react';
import type { FieldFrameProps } from './field';
import { FieldLine } from './field-line';
import type { FieldOption } from './select-field';
import './checkbox-field.scss';

/** Choices that belong together, with a heading where there are several groups. */
export interface CheckboxGroup {
	readonly label?: string | undefined;
	readonly options: readonly FieldOption[];
}

export interface CheckboxGroupFieldProps extends FieldFrameProps {
	readonly groups: readonly CheckboxGroup[];
	/** Values of the checked options. A value without an option is kept. */
	readonly values: readonly string[];
	readonly onChange: ( values: readonly string[] ) => void;
}

/** Any number of choices out of some options, as native checkboxes. */
export function CheckboxGroupField( {
	label,
	help,
	error,
	className = '',
	groups,
	values,
	onChange,
}: CheckboxGroupFieldProps ): ReactElement {
	const id = useId();
	const hasLine = Boolean( error ?? help );
	const toggle = ( value: string, isChecked: boolean ) =>
		onChange( isChecked ? [ ...values, value ] : values.filter( ( other ) => other !== value ) );
	const optionsOf = ( options: readonly FieldOption[] ) =>
		options.map( ( option ) => (
			<label key={ option.value } className="store-admin-choice-field__label" htmlFor={ `${ id }${ option.value }` }>
				<input
					id={ `${ id }${ option.value }` }
					type="checkbox"
					checked={ values.includes( option.value ) }
					aria-invalid={ error ? true : undefined }
					onChange={ ( event ) => toggle( option.value, event.target.checked ) }
				/>
				{ option.label }
			</label>
		) );
	return (
		<fieldset
			className={ `store-admin-choice-field ${ className }`.trimEnd() }
			aria-describedby={ hasLine ? `${ id }line` : undefined }
		>
			<legend className="store-admin-field__label">{ label }</legend>
			{ groups
				.filter( ( { options } ) => options.length > 0 )
				.map( ( group, index ) =>
					group.label === undefined ? (
						<div key={ index } className="store-admin-choice-field__group">
							{ optionsOf( group.options ) }
						</div>
					) : (
						<div key={ index } className="store-admin-choice-field__group" role="group" aria-labelledby={ `${ id }${ index }` }>
							<span id={ `${ id }${ index }` } className="store-admin-choice-field__heading">
								{ group.label }
							</span>
							{ optionsOf( group.options ) }
						</div>
					)
				) }
			<FieldLine id={ `${ id }line` } help={ help } error={ error } />
		</fieldset>
	);
}
