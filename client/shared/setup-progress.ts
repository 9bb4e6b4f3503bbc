import type { RemoteData, Task, TaskList } from '@store-admin/data';

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

/**
 * Computes the progress from the task lists, or from the boot object while they are loading.
 *
 * @param lists       The task lists.
 * @param isSetupOver The fact of the boot object.
 */
export function setupProgress( lists: RemoteData< readonly TaskList[] >, isSetupOver: boolean ): SetupProgress {
	if ( lists.status === 'ready' ) {
		return progressOf( lists.data.find( ( { id } ) => id === SETUP_LIST ) );
	}
	return isSetupOver ? NONE : { ...NONE, isActive: true };
}

/** The number of filled quarters of the ring: one after the first step, two above 50 percent, three above 75 percent. */
export function filledQuarters( { tasks, completed }: SetupProgress ): number {
	const share = tasks && tasks.length > 0 ? completed / tasks.length : 0;
	return [ 0, 0.5, 0.75 ].filter( ( least ) => share > least ).length;
}
