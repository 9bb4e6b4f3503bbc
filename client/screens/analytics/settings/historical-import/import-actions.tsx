import { useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, ConfirmDialog, InlineError } from '@store-admin/components';
import { isRunning } from './import-run';
import type { StatusName } from './import-statuses';
import type { HistoricalImportHook } from './use-historical-import';

interface ImportActionsProps {
	readonly import: HistoricalImportHook;
	readonly status: StatusName;
	/** Whether the import can be started. */
	readonly canStart: boolean;
}

function DeleteImported( { import: { remove, isBusy, failure, clearFailure } }: Pick< ImportActionsProps, 'import' > ): ReactElement {
	const [ isAsking, setIsAsking ] = useState( false );
	const close = () => {
		setIsAsking( false );
		clearFailure();
	};
	const handleConfirm = async () => {
		if ( await remove() ) {
			close();
		}
	};
	return (
		<>
			<Button isBusy={ isBusy( 'delete' ) } onClick={ () => setIsAsking( true ) }>
				{ __( 'Delete Previously Imported Data', 'woocommerce' ) }
			</Button>
			{ isAsking && (
				<ConfirmDialog
					title={ __( 'Delete the imported data?', 'store-admin' ) }
					confirmLabel={ __( 'Delete imported data', 'store-admin' ) }
					cancelLabel={ __( 'Cancel', 'woocommerce' ) }
					onConfirm={ () => void handleConfirm() }
					onCancel={ close }
					isBusy={ isBusy( 'delete' ) }
					isDestructive
					error={ failure?.subject === 'delete' ? failure.message : undefined }
				>
					<p>
						{ __(
							'The reports lose all orders and customers until they are imported again. The orders and customers themselves are kept.',
							'store-admin'
						) }
					</p>
				</ConfirmDialog>
			) }
		</>
	);
}

/** The buttons of the import, and why the last press failed. */
export function ImportActions( { import: data, status, canStart }: ImportActionsProps ): ReactElement {
	const { run, start, stop, importAgain, isBusy, failure, hasImported } = data;
	const isOn = isRunning( run );
	return (
		<>
			{ failure && failure.subject !== 'delete' && failure.subject !== 'retry' && (
				<InlineError message={ failure.message } onRetry={ failure.retry } />
			) }
			<div className="store-admin-analytics-settings__actions">
				{ isOn && (
					<>
						<Button isBusy={ isBusy( 'stop' ) } onClick={ stop }>
							{ __( 'Stop Import', 'woocommerce' ) }
						</Button>
						<p>
							{ __( 'Imported data will not be lost if the import is stopped.', 'woocommerce' ) }{ ' ' }
							{ __( 'Navigating away from this page will not affect the import.', 'woocommerce' ) }
						</p>
					</>
				) }
				{ ! isOn && status === 'finished' && <Button onClick={ importAgain }>{ __( 'Re-import Data', 'woocommerce' ) }</Button> }
				{ ! isOn && status !== 'finished' && (
					<Button variant="primary" isBusy={ isBusy( 'start' ) } isDisabled={ ! canStart } onClick={ start }>
						{ __( 'Start', 'woocommerce' ) }
					</Button>
				) }
				{ ! isOn && hasImported && <DeleteImported import={ data } /> }
			</div>
		</>
	);
}
