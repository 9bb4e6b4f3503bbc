import type { ReactElement, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, InlineError } from '@store-admin/components';
import { useJetpackConnect } from './use-jetpack-connect';
import '../style.scss';

export interface JetpackConnectProps {
	/** Address to return to; the current page when left out. */
	readonly redirectUrl?: string;
	readonly onSkip?: ( () => void ) | undefined;
	readonly skipText?: string;
	readonly onAbort?: ( () => void ) | undefined;
	readonly abortText?: string;
	/** Whether another action is running. */
	readonly isDisabled?: boolean;
	/** Other ways to finish the task, beside the buttons. */
	readonly children?: ReactNode;
}

/** Connects the store to Jetpack, which taxes and shipping labels need. */
export function JetpackConnect( {
	redirectUrl,
	onSkip,
	skipText = __( 'No thanks', 'woocommerce' ),
	onAbort,
	abortText = __( 'Abort', 'woocommerce' ),
	isDisabled = false,
	children,
}: JetpackConnectProps ): ReactElement {
	const { isConnecting, error, connect } = useJetpackConnect( redirectUrl );
	return (
		<div className="store-admin-task-step">
			{ error && <InlineError message={ error } /> }
			<div className="store-admin-task-actions">
				{ error ? (
					<Button variant="primary" onClick={ () => window.location.reload() }>
						{ __( 'Retry', 'woocommerce' ) }
					</Button>
				) : (
					<Button variant="primary" isBusy={ isConnecting } isDisabled={ isDisabled } onClick={ connect }>
						{ __( 'Connect', 'woocommerce' ) }
					</Button>
				) }
				{ onSkip && (
					<Button variant="quiet" isDisabled={ isDisabled } onClick={ onSkip }>
						{ skipText }
					</Button>
				) }
				{ onAbort && (
					<Button variant="quiet" isDisabled={ isDisabled } onClick={ onAbort }>
						{ abortText }
					</Button>
				) }
				{ children }
			</div>
		</div>
	);
}
