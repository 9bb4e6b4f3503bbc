import { useId, type ReactElement } from 'react';
import type { FieldFrameProps } from './field';
import { FieldLine } from './field-line';
import './checkbox-field.scss';

export interface CheckboxFieldProps extends FieldFrameProps {
	readonly isChecked: boolean;
	readonly onChange: ( isChecked: boolean ) => void;
	readonly name?: string | undefined;
}

/** A native checkbox with its label beside it and help or an error below. */
export function CheckboxField( { label, help, error, className = '', isChecked, onChange, name }: CheckboxFieldProps ): ReactElement {
	const id = useId();
	const hasLine = Boolean( error ?? help );
	return (
		<div className={ `store-admin-choice-field ${ className }`.trimEnd() }>
			<label className="store-admin-choice-field__label" htmlFor={ id }>
				<input
					id={ id }
					type="checkbox"
					name={ name }
					checked={ isChecked }
					aria-describedby={ hasLine ? `${ id }line` : undefined }
					aria-invalid={ error ? true : undefined }
					onChange={ ( event ) => onChange( event.target.checked ) }
				/>
				{ label }
			</label>
			<FieldLine id={ `${ id }line` } help={ help } error={ error } />
		</div>
	);
}
