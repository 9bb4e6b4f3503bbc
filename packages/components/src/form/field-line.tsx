import type { ReactElement, ReactNode } from 'react';
import { Icon, cautionFilled } from '@wordpress/icons';

export interface FieldLineProps {
	readonly id: string;
	readonly help?: ReactNode;
	readonly error?: string | undefined;
}

/** Line below a control: its error, or else its help text. */
export function FieldLine( { id, help, error }: FieldLineProps ): ReactElement | null {
	if ( error ) {
		return (
			<p key="error" className="store-admin-field__error" id={ id }>
				<Icon icon={ cautionFilled } size={ 16 } />
				<span>{ error }</span>
			</p>
		);
	}
	return help ? (
		<p key="help" className="store-admin-field__help" id={ id }>
			{ help }
		</p>
	) : null;
}
