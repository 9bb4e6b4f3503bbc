import { useId, type ReactElement, type ReactNode } from 'react';
import { FieldLine } from './field-line';
import '../tokens.scss';
import './field.scss';

/** Attributes that connect a control with its label, help text and error. */
export interface FieldControl {
	readonly id: string;
	readonly 'aria-describedby': string | undefined;
	readonly 'aria-invalid': true | undefined;
}

/** Props of the parts around every control. */
export interface FieldFrameProps {
	readonly label: string;
	/** Shown in a line below the control, unless there is an error. */
	readonly help?: ReactNode;
	/** Error: tells the user what to enter. */
	readonly error?: string | undefined;
	readonly className?: string | undefined;
}

export interface FieldProps extends FieldFrameProps {
	readonly children: ( control: FieldControl ) => ReactNode;
}

/** A label above the control, and one line below it with the help text or the error. */
export function Field( { label, help, error, className = '', children }: FieldProps ): ReactElement {
	const id = useId();
	const lineId = `${ id }line`;
	const hasLine = Boolean( error ?? help );
	return (
		<div className={ `store-admin-field ${ className }`.trimEnd() }>
			<label className="store-admin-field__label" htmlFor={ id }>
				{ label }
			</label>
			{ children( { id, 'aria-describedby': hasLine ? lineId : undefined, 'aria-invalid': error ? true : undefined } ) }
			<FieldLine id={ lineId } help={ help } error={ error } />
		</div>
	);
}
