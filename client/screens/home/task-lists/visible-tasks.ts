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

/** The host's own ideas for later. All other tasks are those of extensions. */
const HOST_IDEAS = /^(additional-payments|extend-store|get-mobile-app|marketing|review-(checkout-experience|shipping))$/;
const HOST_IDEAS_IN_VIEW = 2;
/** The button that shows folded tasks is as high as a task, so that fewer than these are not worth it. */
const LEAST_FOLDED = 3;

interface ArrangedTasks {
	/** Those that stay in view come first. */
	readonly tasks: readonly Task[];
	readonly inViewCount: number;
}

/** Keeps the tasks of extensions and, of many, the first two of the host in view, each in the order of the server. */
export function arrangeIdeas( tasks: readonly Task[] ): ArrangedTasks {
	const ofHost = tasks.filter( ( { id } ) => HOST_IDEAS.test( id ) );
	const tooMany = ofHost.slice( HOST_IDEAS_IN_VIEW );
	const rest = tooMany.length < LEAST_FOLDED ? [] : tooMany;
	const inView = tasks.filter( ( task ) => ! rest.includes( task ) );
	return { tasks: [ ...inView, ...rest ], inViewCount: inView.length };
}
