import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon, cautionFilled } from '@wordpress/icons';
import { Button } from '../button/button';
import '../tokens.scss';
import './inline-error.scss';

export interface InlineErrorProps {
	/** Text that says what was not done, and why. */
	readonly message: string;
	readonly onRetry?: ( () => void ) | undefined;
}

/** Says that a write failed, beside the control that started it. The content around it stays. */
export function InlineError( { message, onRetry }: InlineErrorProps ): ReactElement {
	return (
		<div className="store-admin-inline-error" role="alert">
			<Icon icon={ cautionFilled } size={ 20 } />
			<span className="store-admin-inline-error__text">{ message }</span>
			{ onRetry && (
				<Button variant="quiet" onClick={ onRetry }>
					{ __( 'Try again', 'woocommerce' ) }
				</Button>
			) }
		</div>
	);
}
