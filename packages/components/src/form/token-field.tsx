import type { ReactElement } from 'react';
import type { FieldFrameProps } from './field';
import { PlatformField } from './platform/platform-field';

export interface TokenFieldProps extends FieldFrameProps {
	readonly tokens: readonly string[];
	readonly onChange: ( tokens: readonly string[] ) => void;
	/** Suggested words. Other words can be typed as well, unless `isClosed`. */
	readonly suggestions?: readonly string[] | undefined;
	/** Whether only suggestions can be chosen. */
	readonly isClosed?: boolean | undefined;
	readonly placeholder?: string | undefined;
	readonly isRequired?: boolean | undefined;
}

/** A list of words. Each can be removed again. */
export function TokenField( {
	tokens,
	onChange,
	suggestions = [],
	isClosed = false,
	placeholder,
	...frame
}: TokenFieldProps ): ReactElement {
	return (
		<PlatformField { ...frame } valueText={ tokens.join( ', ' ) }>
			{ ( { FormTokenField } ) => (
				<FormTokenField
					label={ frame.label }
					value={ [ ...tokens ] }
					suggestions={ [ ...suggestions ] }
					{ ...( placeholder !== undefined && { placeholder } ) }
					help=""
					__experimentalExpandOnFocus={ suggestions.length > 0 }
					{ ...( isClosed && { __experimentalValidateInput: ( token: string ) => suggestions.includes( token ) } ) }
					onChange={ ( next ) => onChange( next.map( ( token ) => ( typeof token === 'string' ? token : token.value ) ) ) }
				/>
			) }
		</PlatformField>
	);
}
