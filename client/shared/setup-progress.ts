import type { RemoteData, Task, TaskList } from '@store-admin/data';
import type { BootSettings } from '@store-admin/settings';

/** The progress of the store's set-up. */
export interface SetupProgress {
	/** True while a task is open and the list is not hidden. */
	readonly isActive: boolean;
	/** Undefined while the tasks are loading. */
	readonly tasks: readonly Task[] | undefined;
	readonly completed: number;
}

const SETUP_LIST = 'setup';
const NONE: SetupProgress = { isActive: false, tasks: undefined, completed: 0 };

function isShown( { canView, isDismissed, isSnoozed, snoozedUntil }: Task ): boolean {
	return canView && ! isDismissed && ! ( isSnoozed && ( snoozedUntil === null || snoozedUntil > Date.now() ) );
}

function progressOf( list: TaskList | undefined ): SetupProgress {
	if ( ! list || ! list.isVisible || list.isHidden || list.isComplete ) {
		return NONE;
	}
	const tasks = list.tasks.filter( isShown );
	const completed = tasks.filter( ( task ) => task.isComplete ).length;
	return { isActive: completed < tasks.length, tasks, completed };
}

/** Whether the boot object says that there is an unfinished set-up list. Without one no request is needed. */
export function expectsSetup( { visible, completed }: BootSettings[ 'taskLists' ] ): boolean {
	return visible.includes( SETUP_LIST ) && ! completed.includes( SETUP_LIST );
}

/**
 * Computes the progress from the task lists, or from the boot object while they are loading.
 *
 * @param lists The task lists.
 * @param boot  The task lists of the boot object.
 */
export function setupProgress( lists: RemoteData< readonly TaskList[] >, boot: BootSettings[ 'taskLists' ] ): SetupProgress {
	if ( lists.status === 'ready' ) {
		return progressOf( lists.data.find( ( { id } ) => id === SETUP_LIST ) );
	}
	return expectsSetup( boot ) ? { ...NONE, isActive: true } : NONE;
}

/** The number of filled quarters of the ring: one after the first step, two above 50 percent, three above 75 percent. */
export function filledQuarters( { tasks, completed }: SetupProgress ): number {
	const share = tasks && tasks.length > 0 ? completed / tasks.length : 0;
	return [ 0, 0.5, 0.75 ].filter( ( least ) => share > least ).length;
}
