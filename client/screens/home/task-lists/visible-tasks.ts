import type { Task, TaskList } from '@store-admin/data';

/** Tasks that are to be shown: dismissed ones and those put off until later are not. */
export function visibleTasks( list: TaskList, now: number = Date.now() ): readonly Task[] {
	return list.tasks.filter(
		( task ) => task.canView && ! task.isDismissed && ! ( task.isSnoozed && ( task.snoozedUntil === null || task.snoozedUntil > now ) )
	);
}

export function remainingTasks( list: TaskList ): readonly Task[] {
	return visibleTasks( list ).filter( ( task ) => ! task.isComplete );
}

/** Lists that stand on Home. */
export function shownLists( lists: readonly TaskList[] ): readonly TaskList[] {
	return lists.filter( ( list ) => list.isVisible && ! list.isHidden && visibleTasks( list ).length > 0 );
}

/** The list that leads a new owner through the set-up, as against lists of ideas for later. */
export function isSetupList( list: TaskList ): boolean {
	return list.id === 'setup' || list.displayProgressHeader;
}

/** Whether something of a set-up list is still to be done. */
export function isSetupActive( list: TaskList ): boolean {
	return ! list.isComplete && remainingTasks( list ).length > 0;
}
