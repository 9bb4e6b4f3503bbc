import { useId, type ReactElement } from 'react';
import { FieldLine } from './field-line';
import '../tokens.scss';
import './field.scss';
import './scale-field.scss';

export interface ScaleFieldProps {
	/** The question or statement that is rated. */
	readonly label: string;
	/** Names of the steps from lowest to highest; the first one has the value 1. */
	readonly steps: readonly string[];
	/** 1 to the number of steps; undefined while nothing is chosen. */
	readonly value: number | undefined;
	readonly onChange: ( value: number ) => void;
	/** Error: tells the user what to choose. */
	readonly error?: string | undefined;
	/** Decorative images above the names, one for each step. */
	readonly pictures?: readonly string[];
}

/** A rating on a scale, as native radio buttons in a row. */
export function ScaleField( { label, steps, value, onChange, error, pictures }: ScaleFieldProps ): ReactElement {
	const name = useId();
	return (
		<fieldset className="store-admin-scale" aria-invalid={ error ? true : undefined } aria-describedby={ error && `${ name }line` }>
			<legend className="store-admin-scale__label">{ label }</legend>
			<div className="store-admin-scale__steps">
				{ steps.map( ( step, index ) => (
					<label key={ step } htmlFor={ `${ name }${ index }` } className="store-admin-scale__step">
						<input
							type="radio"
							id={ `${ name }${ index }` }
							name={ name }
							checked={ value === index + 1 }
							onChange={ () => onChange( index + 1 ) }
						/>
						{ pictures && (
							<span className="store-admin-scale__picture" aria-hidden="true">
								{ pictures[ index ] }
							</span>
						) }
						<span>{ step }</span>
					</label>
				) ) }
			</div>
			<FieldLine id={ `${ name }line` } error={ error } />
		</fieldset>
	);
}
