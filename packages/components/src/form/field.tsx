import { useId, type ReactElement, type ReactNode } from 'react';
import { FieldLine } from './field-line';
import '../tokens.scss';
import './field.scss';

/** What a control must carry so that its label, help and error belong to it. */
export interface FieldControl {
	readonly id: string;
	readonly 'aria-describedby': string | undefined;
	readonly 'aria-invalid': true | undefined;
}

/** What every field has around its control. */
export interface FieldFrameProps {
	readonly label: string;
	/** Takes its own line below the control, until an error takes the place. */
	readonly help?: ReactNode;
	/** What to enter. */
	readonly error?: string | undefined;
	readonly className?: string | undefined;
}

export interface FieldProps extends FieldFrameProps {
	readonly children: ( control: FieldControl ) => ReactNode;
}

/** Label above, control, and one line below it: help, or what is wrong. */
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
