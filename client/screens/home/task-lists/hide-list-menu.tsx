import { useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { ConfirmDialog, EllipsisMenu } from '@store-admin/components';
import type { Task, TaskList } from '@store-admin/data';
import type { TaskListActions } from './task-actions';
import { isSetupList } from './visible-tasks';

interface HideListMenuProps {
	readonly list: TaskList;
	readonly tasks: readonly Task[];
	readonly actions: TaskListActions;
}

/** Puts a list away; the set-up list asks first while something in it is open. */
export function HideListMenu( { list, tasks, actions }: HideListMenuProps ): ReactElement {
	const [ step, setStep ] = useState< 'closed' | 'asking' | 'hiding' | 'failed' >( 'closed' );
	const isSetup = isSetupList( list );
	const mustAsk = isSetup && tasks.some( ( task ) => ! task.isComplete );

	const handleConfirm = async () => {
		setStep( 'hiding' );
		setStep( ( await actions.hide( list ) ) ? 'closed' : 'failed' );
	};
	return (
		<>
			<EllipsisMenu
				label={ __( 'Task List Options', 'woocommerce' ) }
				items={ [
					{
						label: isSetup ? __( 'Hide setup list', 'woocommerce' ) : __( 'Hide this', 'woocommerce' ),
						onSelect: () => ( mustAsk ? setStep( 'asking' ) : void actions.hide( list ) ),
					},
				] }
			/>
			{ step !== 'closed' && (
				<ConfirmDialog
					title={ __( 'Hide store setup tasks', 'woocommerce' ) }
					confirmLabel={ __( 'Yes, hide store setup tasks', 'woocommerce' ) }
					cancelLabel={ __( 'Cancel', 'woocommerce' ) }
					isBusy={ step === 'hiding' }
					error={ step === 'failed' ? __( 'The list was not hidden. Try again.', 'store-admin' ) : undefined }
					onConfirm={ () => void handleConfirm() }
					onCancel={ () => setStep( 'closed' ) }
				>
					{ __( 'Are you sure? These tasks are required for all stores.', 'woocommerce' ) }
				</ConfirmDialog>
			) }
		</>
	);
}
