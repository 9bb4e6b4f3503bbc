import type { ReactElement } from 'react';
import type { FieldFrameProps } from './field';
import { PlatformField } from './platform/platform-field';

export interface TokenFieldProps extends FieldFrameProps {
	readonly tokens: readonly string[];
	readonly onChange: ( tokens: readonly string[] ) => void;
	/** Words to choose from. Others can be typed as well, unless `isClosed`. */
	readonly suggestions?: readonly string[] | undefined;
	/** Whether only suggestions can be chosen. */
	readonly isClosed?: boolean | undefined;
	readonly placeholder?: string | undefined;
	readonly isRequired?: boolean | undefined;
}

/** Several words, each of which can be taken out again. */
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
