import type { RemoteData, Task, TaskList } from '@store-admin/data';
import type { BootSettings } from '@store-admin/settings';

/** How far the set-up of the store is. */
export interface SetupProgress {
	/** Something is still to be done and the owner did not put the list away. */
	readonly isActive: boolean;
	/** Undefined while the tasks are not known. */
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

/** Whether the page came with word of a set-up list that is not done; without it nothing has to be asked. */
export function expectsSetup( { visible, completed }: BootSettings[ 'taskLists' ] ): boolean {
	return visible.includes( SETUP_LIST ) && ! completed.includes( SETUP_LIST );
}

/**
 * Reads the progress from the lists, or from what the page came with until they are there.
 *
 * @param lists What the server knows.
 * @param boot  What the page came with.
 */
export function setupProgress( lists: RemoteData< readonly TaskList[] >, boot: BootSettings[ 'taskLists' ] ): SetupProgress {
	if ( lists.status === 'ready' ) {
		return progressOf( lists.data.find( ( { id } ) => id === SETUP_LIST ) );
	}
	return expectsSetup( boot ) ? { ...NONE, isActive: true } : NONE;
}

/** Quarters of the ring that are filled: one from the first step on, more beyond 50 and 75 percent. */
export function filledQuarters( { tasks, completed }: SetupProgress ): number {
	const share = tasks && tasks.length > 0 ? completed / tasks.length : 0;
	return [ 0, 0.5, 0.75 ].filter( ( least ) => share > least ).length;
}
