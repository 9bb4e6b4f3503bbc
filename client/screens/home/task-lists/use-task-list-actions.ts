import { useCallback, useMemo, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useNotices, useTaskActions, type ApiError, type Task, type TaskList } from '@store-admin/data';
import { getNewPath, navigateTo } from '@store-admin/navigation';
import { describeError } from '../../../shared/remote/describe-error';
import type { TaskListActions, WriteFailure } from './task-actions';
import { useTaskVisit } from './use-task-visit';

interface Attempt {
	readonly listId: string;
	/** What was not done, as a sentence. */
	readonly failure: string;
	readonly write: () => Promise< unknown >;
	readonly done?: () => void;
}

/** Runs a write; a failed one is kept with its retry, to be shown where it was asked for. */
function useAttempt() {
	const [ failure, setFailure ] = useState< WriteFailure | null >( null );
	const attempt = useCallback( async ( what: Attempt ): Promise< boolean > => {
		setFailure( null );
		try {
			await what.write();
			what.done?.();
			return true;
		} catch ( error ) {
			setFailure( {
				listId: what.listId,
				/* translators: 1: what was not done, a sentence. 2: why and what to do, a sentence. */
				message: sprintf( __( '%1$s %2$s', 'store-admin' ), what.failure, describeError( error as ApiError ).message ),
				retry: () => void attempt( what ),
			} );
			return false;
		}
	}, [] );
	return { failure, attempt };
}

/** Tasks of the host whose place is known and not sent. */
const TARGETS: Readonly< Record< string, string > > = { appearance: 'theme-install.php?browse=block-themes' };

export function hrefOfTask( task: Task ): string {
	const target = Object.hasOwn( TARGETS, task.id ) ? TARGETS[ task.id ] : undefined;
	return task.actionUrl || ( target ?? getNewPath( { task: task.id }, '/', {} ) );
}

interface TaskListActionsHook {
	readonly actions: TaskListActions;
	readonly failure: WriteFailure | null;
}

/** What can be done with the lists on Home: each write answers with a notice that can undo it. */
export function useTaskListActions(): TaskListActionsHook {
	const writes = useTaskActions();
	const { createNotice } = useNotices();
	const { failure, attempt } = useAttempt();
	const visit = useTaskVisit();

	const tellWithUndo = useCallback(
		( content: string, undo: Attempt ) => {
			void createNotice( 'success', content, {
				type: 'snackbar',
				actions: [ { label: __( 'Undo', 'woocommerce' ), onClick: () => void attempt( undo ) } ],
			} );
		},
		[ createNotice, attempt ]
	);

	const actions = useMemo< TaskListActions >( () => {
		const putBack = ( { parentId, id }: Task, undo: ( taskId: string ) => Promise< void > ): Attempt => ( {
			listId: parentId,
			failure: __( 'The task was not put back.', 'store-admin' ),
			write: () => undo( id ),
		} );
		return {
			hrefOf: hrefOfTask,
			visit,
			open: ( task ) => {
				visit( task );
				navigateTo( { url: hrefOfTask( task ) } );
			},
			dismiss: ( task ) =>
				void attempt( {
					listId: task.parentId,
					failure: __( 'The task was not dismissed.', 'store-admin' ),
					write: () => writes.dismissTask( task.id ),
					done: () => tellWithUndo( __( 'Task dismissed', 'woocommerce' ), putBack( task, writes.undoDismissTask ) ),
				} ),
			snooze: ( task ) =>
				void attempt( {
					listId: task.parentId,
					failure: __( 'The task was not postponed.', 'store-admin' ),
					write: () => writes.snoozeTask( task.id ),
					done: () =>
						tellWithUndo( __( 'Task postponed until tomorrow', 'woocommerce' ), putBack( task, writes.undoSnoozeTask ) ),
				} ),
			hide: ( list: TaskList ) =>
				attempt( {
					listId: list.id,
					failure: __( 'The list was not hidden.', 'store-admin' ),
					write: () => writes.hideTaskList( list.id ),
					done: () =>
						tellWithUndo( __( 'List hidden', 'store-admin' ), {
							listId: list.id,
							failure: __( 'The list was not put back.', 'store-admin' ),
							write: () => writes.unhideTaskList( list.id ),
						} ),
				} ),
			keep: ( list ) =>
				attempt( {
					listId: list.id,
					failure: __( 'The list was not kept.', 'store-admin' ),
					write: () => writes.keepCompletedTaskList( list.id ),
				} ),
		};
	}, [ writes, attempt, visit, tellWithUndo ] );

	return { actions, failure };
}
