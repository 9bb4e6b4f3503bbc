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

/** Hides a list. For the set-up list with open tasks it asks first. */
export function HideListMenu( { list, tasks, actions }: HideListMenuProps ): ReactElement {
	const [ isAsking, setIsAsking ] = useState( false );
	const isSetup = isSetupList( list );
	const mustAsk = isSetup && tasks.some( ( task ) => ! task.isComplete );

	// The list disappears at once. When the server refuses, it comes back with an error message in its place.
	const handleConfirm = () => {
		setIsAsking( false );
		void actions.hide( list );
	};
	return (
		<>
			<EllipsisMenu
				label={ __( 'Task List Options', 'woocommerce' ) }
				items={ [
					{
						label: isSetup ? __( 'Hide setup list', 'woocommerce' ) : __( 'Hide this', 'woocommerce' ),
						onSelect: () => ( mustAsk ? setIsAsking( true ) : void actions.hide( list ) ),
					},
				] }
			/>
			{ isAsking && (
				<ConfirmDialog
					title={ __( 'Hide store setup tasks', 'woocommerce' ) }
					confirmLabel={ __( 'Yes, hide store setup tasks', 'woocommerce' ) }
					cancelLabel={ __( 'Cancel', 'woocommerce' ) }
					onConfirm={ handleConfirm }
					onCancel={ () => setIsAsking( false ) }
				>
					{ __( 'Are you sure? These tasks are required for all stores.', 'woocommerce' ) }
				</ConfirmDialog>
			) }
		</>
	);
}
