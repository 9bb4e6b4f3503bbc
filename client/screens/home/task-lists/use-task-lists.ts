import { useCallback, useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import {
	useNotices,
	useProfile,
	useSellTo,
	useTaskActions,
	useTaskLists,
	useUpdateUserPreferences,
	useUserPreferences,
	type Task,
	type TaskList,
	type TaskListsHook,
} from '@store-admin/data';
import { getNewPath, navigateTo } from '@store-admin/navigation';
import { getSettings } from '@store-admin/settings';
import { recordEvent } from '../../../shared/record-event';
import { useAttempt, type AttemptedWrite } from '../../../shared/write/use-attempt';
import type { TaskListActions, WriteFailure } from './task-actions';
import { hasTaxService } from '../../../shared/sell-to/tax-service';
import { useMenuBadge } from './use-menu-badge';

const STARTED = 'task_list_tracked_started_tasks';
const PREFERENCES = [ STARTED ] as const;

/** Records that a task was opened. The server reads from this preference which tasks were visited. */
function useTaskVisit(): ( task: Task ) => void {
	const { visitedTask } = useTaskActions();
	const preferences = useUserPreferences( PREFERENCES );
	const updateUserPreferences = useUpdateUserPreferences();
	const counts = preferences.status === 'ready' ? preferences.data[ STARTED ] : undefined;
	return useCallback(
		( { id, eventPrefix }: Task ) => {
			recordEvent( `${ eventPrefix }click`, { task_name: id } );
			// A failure of either request is harmless and not worth a message while the task opens.
			const ignore = () => {};
			visitedTask( id ).catch( ignore );
			if ( counts ) {
				updateUserPreferences( { [ STARTED ]: { ...counts, [ id ]: ( counts[ id ] ?? 0 ) + 1 } } ).catch( ignore );
			}
		},
		[ visitedTask, updateUserPreferences, counts ]
	);
}

interface ListWrite extends Pick< AttemptedWrite, 'problem' | 'write' | 'onDone' | 'isUndo' > {
	readonly listId: string;
	/** Tells several writes of one list apart. */
	readonly taskId?: string;
}

/** Runs writes of lists. A failure is shown at its list. */
function useListAttempt() {
	const { attempt: attemptAny, failure } = useAttempt();
	const attempt = useCallback(
		async ( { listId, taskId = '', ...what }: ListWrite ) => attemptAny( { ...what, subject: `${ listId } ${ taskId }` } ),
		[ attemptAny ]
	);
	// Ids contain no spaces.
	const failed: WriteFailure | null = failure ? { ...failure, listId: failure.subject.split( ' ' )[ 0 ] ?? '' } : null;
	return { failure: failed, attempt };
}

/** Addresses of tasks of the host that the server does not send. */
const TARGETS: Readonly< Record< string, string > > = { appearance: 'theme-install.php?browse=block-themes' };

function hrefOfTask( task: Task ): string {
	const target = Object.hasOwn( TARGETS, task.id ) ? TARGETS[ task.id ] : undefined;
	return task.actionUrl || ( target ?? getNewPath( { task: task.id }, '/', {} ) );
}

interface TaskListActionsHook {
	readonly actions: TaskListActions;
	readonly failure: WriteFailure | null;
}

/** The actions for the lists on Home. Each shows a notice that can undo it. */
function useTaskListActions(): TaskListActionsHook {
	const writes = useTaskActions();
	const { createNotice } = useNotices();
	const { failure, attempt } = useListAttempt();
	const visit = useTaskVisit();

	const tellWithUndo = useCallback(
		( content: string, undo: ListWrite ) => {
			void createNotice( 'success', content, {
				type: 'snackbar',
				actions: [ { label: __( 'Undo', 'woocommerce' ), onClick: () => void attempt( { ...undo, isUndo: true } ) } ],
			} );
		},
		[ createNotice, attempt ]
	);

	const actions = useMemo< TaskListActions >( () => {
		const putBack = ( { parentId, id }: Task, undo: ( taskId: string ) => Promise< unknown > ): ListWrite => ( {
			listId: parentId,
			taskId: id,
			problem: __( 'The task was not put back.', 'store-admin' ),
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
					taskId: task.id,
					problem: __( 'The task was not dismissed.', 'store-admin' ),
					write: () => writes.dismissTask( task.id ),
					onDone: () => tellWithUndo( __( 'Task dismissed', 'woocommerce' ), putBack( task, writes.undoDismissTask ) ),
				} ),
			snooze: ( task ) =>
				void attempt( {
					listId: task.parentId,
					taskId: task.id,
					problem: __( 'The task was not postponed.', 'store-admin' ),
					write: () => writes.snoozeTask( task.id ),
					onDone: () =>
						tellWithUndo( __( 'Task postponed until tomorrow', 'woocommerce' ), putBack( task, writes.undoSnoozeTask ) ),
				} ),
			hide: ( list: TaskList ) =>
				attempt( {
					listId: list.id,
					problem: __( 'The list was not hidden.', 'store-admin' ),
					write: () => writes.hideTaskList( list.id ),
					onDone: () =>
						tellWithUndo( __( 'List hidden', 'store-admin' ), {
							listId: list.id,
							problem: __( 'The list was not put back.', 'store-admin' ),
							write: () => writes.unhideTaskList( list.id ),
						} ),
				} ),
			keep: ( list ) =>
				attempt( {
					listId: list.id,
					problem: __( 'The list was not kept.', 'store-admin' ),
					write: () => writes.keepCompletedTaskList( list.id ),
				} ),
		};
	}, [ writes, attempt, visit, tellWithUndo ] );

	return { actions, failure };
}

/** Data and actions of the task lists on Home. */
export function useHomeTaskLists(): TaskListsHook & ReturnType< typeof useTaskListActions > & { readonly siteTitle: string } {
	const { taskLists, retry } = useTaskLists();
	useMenuBadge( taskLists );
	return { taskLists, retry, siteTitle: getSettings().siteTitle, ...useTaskListActions() };
}

/** Whether the owner said in the set-up wizard that they already sell elsewhere, and so have products to import. */
export function useIsImporting(): boolean {
	const { profile } = useProfile();
	return profile.status === 'ready' && profile.data.business_choice === 'im_already_selling';
}

/** The check whether customers can order, for the list of things to do. It asks nothing before it is started. */
export function useSellToCheck(): ReturnType< typeof useSellTo > {
	const { taskLists } = useTaskLists( { isPassive: true } );
	return useSellTo( hasTaxService( taskLists.status === 'ready' ? taskLists.data : [] ) );
}
