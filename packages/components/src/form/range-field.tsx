import type { ReactElement } from 'react';
import type { FieldFrameProps } from './field';
import { PlatformField } from './platform/platform-field';

export interface RangeFieldProps extends FieldFrameProps {
	readonly value: number;
	readonly onChange: ( value: number ) => void;
	readonly min: number;
	readonly max: number;
	readonly step?: number | undefined;
}

/** A number between two limits, set by a slider or typed. */
export function RangeField( { value, onChange, min, max, step = 1, ...frame }: RangeFieldProps ): ReactElement {
	return (
		<PlatformField { ...frame } valueText={ String( value ) }>
			{ ( { RangeControl } ) => (
				<RangeControl
					label={ frame.label }
					value={ value }
					min={ min }
					max={ max }
					step={ step }
					onChange={ ( next ) => onChange( next ?? min ) }
				/>
			) }
		</PlatformField>
	);
}
