import { useId, type ReactElement, type ReactNode } from 'react';
import '../tokens.scss';
import './switch-field.scss';

export interface SwitchFieldProps {
	readonly label: string;
	readonly isOn: boolean;
	readonly onChange: ( isOn: boolean ) => void;
	readonly help?: ReactNode;
	readonly isDisabled?: boolean | undefined;
	readonly className?: string | undefined;
}

/** A switch with its label, for one setting that is on or off. */
export function SwitchField( { label, isOn, onChange, help, isDisabled = false, className = '' }: SwitchFieldProps ): ReactElement {
	const id = useId();
	const helpId = `${ id }help`;
	return (
		<div className={ `store-admin-switch ${ className }`.trimEnd() }>
			<input
				id={ id }
				className="store-admin-switch__control"
				type="checkbox"
				role="switch"
				checked={ isOn }
				disabled={ isDisabled }
				aria-describedby={ help ? helpId : undefined }
				onChange={ ( event ) => onChange( event.target.checked ) }
			/>
			<div className="store-admin-switch__text">
				<label htmlFor={ id }>{ label }</label>
				{ help && <p id={ helpId }>{ help }</p> }
			</div>
		</div>
	);
}
