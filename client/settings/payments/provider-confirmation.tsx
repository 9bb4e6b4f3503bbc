import { useState, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '@store-admin/components';
import type { AskedAction } from './menu-items';
import { nameOf } from './provider-state';
import type { ProviderProps } from './use-provider-actions';

interface ProviderConfirmationProps extends ProviderProps {
	readonly action: AskedAction;
	readonly onClose: () => void;
}

interface Question {
	readonly title: string;
	readonly text: string;
	readonly confirmLabel: string;
}

function resetQuestion( name: string, hasAccount: boolean ): Question {
	return hasAccount
		? {
				/* translators: %s: name of a payment provider. */
				title: sprintf( __( 'Reset the account of %s?', 'store-admin' ), name ),
				text: __(
					'The connection to this account and all progress of its set-up are removed. This cannot be undone.',
					'store-admin'
				),
				confirmLabel: __( 'Yes, reset account', 'store-admin' ),
			}
		: {
				/* translators: %s: name of a payment provider. */
				title: sprintf( __( 'Start the set-up of %s again?', 'store-admin' ), name ),
				text: __( 'All progress of the set-up is removed. This cannot be undone.', 'store-admin' ),
				confirmLabel: __( 'Yes, start again', 'store-admin' ),
			};
}

function questionOf( action: AskedAction, name: string, hasAccount: boolean ): Question {
	switch ( action ) {
		case 'deactivate':
			return {
				/* translators: %s: name of a payment provider. */
				title: sprintf( __( 'Deactivate %s?', 'store-admin' ), name ),
				text: __( 'Customers can no longer pay with it. Its settings stay, and you can activate its plugin again.', 'store-admin' ),
				confirmLabel: __( 'Deactivate', 'woocommerce' ),
			};
		case 'disable':
			return {
				/* translators: %s: name of a payment provider. */
				title: sprintf( __( 'Disable %s?', 'store-admin' ), name ),
				text: __( 'Customers can no longer pay with it. Its settings stay, and you can enable it again.', 'store-admin' ),
				confirmLabel: __( 'Disable', 'woocommerce' ),
			};
		case 'reset':
			return resetQuestion( name, hasAccount );
	}
}

/** Asks before something that customers notice, or that cannot be undone. */
export function ProviderConfirmation( { action, provider, writes, isBusy, failure, onClose }: ProviderConfirmationProps ): ReactElement {
	const { title, text, confirmLabel } = questionOf( action, nameOf( provider ), provider.state.account_connected );
	// An earlier failure of the provider is not about this question.
	const [ isTried, setIsTried ] = useState( false );
	const handleConfirm = async () => {
		setIsTried( true );
		if ( await writes[ action ]( provider ) ) {
			onClose();
		}
	};
	return (
		<ConfirmDialog
			title={ title }
			confirmLabel={ confirmLabel }
			cancelLabel={ __( 'Cancel', 'woocommerce' ) }
			isBusy={ isBusy }
			isDestructive={ action === 'reset' }
			error={ isTried ? failure?.message : undefined }
			onConfirm={ () => void handleConfirm() }
			onCancel={ onClose }
		>
			<p>{ text }</p>
		</ConfirmDialog>
	);
}
