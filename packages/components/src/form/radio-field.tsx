import { Fragment, useId, type ReactElement } from 'react';
import type { FieldFrameProps } from './field';
import { FieldLine } from './field-line';
import type { FieldOption } from './select-field';
import './checkbox-field.scss';

export interface RadioFieldProps extends FieldFrameProps {
	readonly options: readonly FieldOption[];
	/** Value of an option; '' while none is chosen. */
	readonly value: string;
	readonly onChange: ( value: string ) => void;
	readonly name?: string | undefined;
}

/** One choice out of a few options, as native radio buttons. */
export function RadioField( { label, help, error, className = '', options, value, onChange, name }: RadioFieldProps ): ReactElement {
	const id = useId();
	const hasLine = Boolean( error ?? help );
	return (
		<fieldset
			className={ `store-admin-choice-field ${ className }`.trimEnd() }
			aria-describedby={ hasLine ? `${ id }line` : undefined }
		>
			<legend className="store-admin-field__label">{ label }</legend>
			{ options.map( ( option, index ) => (
				<Fragment key={ option.value }>
					<label className="store-admin-choice-field__label" htmlFor={ `${ id }${ index }` }>
						<input
							id={ `${ id }${ index }` }
							type="radio"
							name={ name ?? id }
							value={ option.value }
							checked={ option.value === value }
							aria-describedby={ option.description ? `${ id }${ index }about` : undefined }
							onChange={ () => onChange( option.value ) }
						/>
						{ option.label }
					</label>
					{ option.description && (
						<p id={ `${ id }${ index }about` } className="store-admin-choice-field__about">
							{ option.description }
						</p>
					) }
				</Fragment>
			) ) }
			<FieldLine id={ `${ id }line` } help={ help } error={ error } />
		</fieldset>
	);
}
