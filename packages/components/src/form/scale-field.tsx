import { useId, type ReactElement } from 'react';
import { FieldLine } from './field-line';
import '../tokens.scss';
import './field.scss';
import './scale-field.scss';

export interface ScaleFieldProps {
	/** What is judged: a question or a statement. */
	readonly label: string;
	/** From the lowest to the highest; the first one is worth 1. */
	readonly steps: readonly string[];
	/** 1 to the number of steps; undefined when nothing is chosen yet. */
	readonly value: number | undefined;
	readonly onChange: ( value: number ) => void;
	/** What to do, when nothing was chosen. */
	readonly error?: string | undefined;
	/** Pictures above the words, one for each step; decorative. */
	readonly pictures?: readonly string[];
}

/** One step out of a few, as native radio buttons in a row. */
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
