import { useCallback } from 'react';
import { useTaskActions, useTaskLists, type RemoteData, type Task } from '@store-admin/data';
import { getNewPath, navigateTo, toUrl, useFullQuery, type Query } from '@store-admin/navigation';
import { useMenuBadge } from '../task-lists/use-menu-badge';
import { targetAfterTask } from './task-target';

interface CompletionOptions {
	readonly redirectPath?: unknown;
}

interface TaskHook {
	/** Null when no list has the task. */
	readonly task: RemoteData< Task | null >;
	readonly retry: () => void;
	readonly query: Query;
	readonly homeHref: string;
	readonly onComplete: ( options?: CompletionOptions ) => void;
}

function find( taskLists: ReturnType< typeof useTaskLists >[ 'taskLists' ], id: string ): RemoteData< Task | null > {
	if ( taskLists.status !== 'ready' ) {
		return taskLists;
	}
	const task = taskLists.data.flatMap( ( list ) => list.tasks ).find( ( candidate ) => candidate.id === id );
	return { ...taskLists, data: task ?? null };
}

/** A second history entry with the same address would make the first press on Back do nothing. */
function isHere( url: string ): boolean {
	return toUrl( url )?.href === globalThis.location.href;
}

/** The task that the address names, and the function that completes it. */
export function useTask( id: string ): TaskHook {
	const { taskLists, retry } = useTaskLists();
	const { optimisticallyCompleteTask } = useTaskActions();
	const query = useFullQuery();
	const homeHref = getNewPath( {}, '/', {} );
	useMenuBadge( taskLists );

	const onComplete = useCallback(
		( options?: CompletionOptions ) => {
			const url = targetAfterTask( id, options?.redirectPath );
			// The task is shown as complete at once; the lists are fetched again for other changes (a completed list, a new next task).
			void optimisticallyCompleteTask( id ).then( retry );
			if ( ! isHere( url ) ) {
				navigateTo( { url } );
			}
		},
		[ id, optimisticallyCompleteTask, retry ]
	);
	return { task: find( taskLists, id ), retry, query, homeHref, onComplete };
}
