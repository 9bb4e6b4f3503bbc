import type { ReactElement } from 'react';
import type { FieldFrameProps } from './field';
import { PlatformField } from './platform/platform-field';
import type { FieldOption } from './select-field';

export interface ToggleGroupFieldProps extends FieldFrameProps {
	readonly options: readonly FieldOption[];
	readonly value: string;
	readonly onChange: ( value: string ) => void;
}

/** One choice out of a few short options, side by side. */
export function ToggleGroupField( { options, value, onChange, ...frame }: ToggleGroupFieldProps ): ReactElement {
	const current = options.find( ( option ) => option.value === value );
	return (
		<PlatformField { ...frame } valueText={ current?.label ?? '' }>
			{ ( { ToggleGroupControl, ToggleGroupControlOption } ) => (
				<ToggleGroupControl
					label={ frame.label }
					value={ value }
					isBlock
					onChange={ ( next ) => typeof next === 'string' && onChange( next ) }
				>
					{ options.map( ( option ) => (
						<ToggleGroupControlOption key={ option.value } value={ option.value } label={ option.label } />
					) ) }
				</ToggleGroupControl>
			) }
		</PlatformField>
	);
}
