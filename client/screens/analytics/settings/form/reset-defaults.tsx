import { useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, ConfirmDialog } from '@store-admin/components';
import { useAttempt } from '../../../../shared/write/use-attempt';

interface ResetDefaultsProps {
	/** Saves the defaults; rejects like a write of `useAttempt`. */
	readonly onReset: () => Promise< void >;
}

/** The button that resets all settings, after a question. */
export function ResetDefaults( { onReset }: ResetDefaultsProps ): ReactElement {
	const [ isAsking, setIsAsking ] = useState( false );
	const { attempt, isBusy, failure, clearFailure } = useAttempt();
	const close = () => {
		setIsAsking( false );
		clearFailure();
	};
	const handleConfirm = () =>
		void attempt( {
			problem: __( 'The settings were not reset.', 'store-admin' ),
			write: onReset,
			onDone: close,
		} );
	return (
		<>
			<Button onClick={ () => setIsAsking( true ) }>{ __( 'Reset defaults', 'woocommerce' ) }</Button>
			{ isAsking && (
				<ConfirmDialog
					title={ __( 'Reset defaults', 'woocommerce' ) }
					confirmLabel={ __( 'Reset all settings', 'store-admin' ) }
					cancelLabel={ __( 'Cancel', 'woocommerce' ) }
					onConfirm={ handleConfirm }
					onCancel={ close }
					isBusy={ isBusy }
					error={ failure?.message }
				>
					<p>{ __( 'Are you sure you want to reset all settings to default values?', 'woocommerce' ) }</p>
				</ConfirmDialog>
			) }
		</>
	);
}
