import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon, cautionFilled } from '@wordpress/icons';
import { Button } from '../button/button';
import '../tokens.scss';
import './section-error.scss';

export interface SectionErrorProps {
	/** Name of what failed, in the words of the user. */
	readonly title: string;
	/** Text with the reason and the remedy. */
	readonly message?: string | undefined;
	readonly onRetry?: ( () => void ) | undefined;
	readonly isRetrying?: boolean;
	/** Code, status and address, for support. Folded. */
	readonly detail?: string | undefined;
}

/** Replaces the content of a section that failed, inside the frame of the section. */
export function SectionError( { title, message, onRetry, isRetrying = false, detail }: SectionErrorProps ): ReactElement {
	return (
		<div className="store-admin-section-error" role="alert">
			<span className="store-admin-section-error__icon">
				<Icon icon={ cautionFilled } size={ 24 } />
			</span>
			<div className="store-admin-section-error__text">
				<p className="store-admin-section-error__title">{ title }</p>
				{ message && <p className="store-admin-section-error__message">{ message }</p> }
				{ onRetry && (
					<Button isBusy={ isRetrying } onClick={ onRetry }>
						{ __( 'Retry', 'woocommerce' ) }
					</Button>
				) }
				{ detail && (
					<details className="store-admin-section-error__detail">
						<summary>{ __( 'Technical detail', 'store-admin' ) }</summary>
						<code dir="ltr">{ detail }</code>
					</details>
				) }
			</div>
		</div>
	);
}
