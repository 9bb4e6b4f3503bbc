import type { Task, TaskList } from '@store-admin/data';
import { countInView } from '../../../shared/count-in-view';

/** The tasks to show: all but the dismissed and the snoozed ones. */
export function visibleTasks( list: TaskList, now: number = Date.now() ): readonly Task[] {
	return list.tasks.filter(
		( task ) => task.canView && ! task.isDismissed && ! ( task.isSnoozed && ( task.snoozedUntil === null || task.snoozedUntil > now ) )
	);
}

export function remainingTasks( list: TaskList ): readonly Task[] {
	return visibleTasks( list ).filter( ( task ) => ! task.isComplete );
}

/** The lists that Home shows. */
export function shownLists( lists: readonly TaskList[] ): readonly TaskList[] {
	return lists.filter( ( list ) => list.isVisible && ! list.isHidden && visibleTasks( list ).length > 0 );
}

/** Whether a list is the set-up list, and not a list of suggestions. */
export function isSetupList( list: TaskList ): boolean {
	return list.id === 'setup' || list.displayProgressHeader;
}

/** Whether a set-up list has open tasks. */
export function isSetupActive( list: TaskList ): boolean {
	return ! list.isComplete && remainingTasks( list ).length > 0;
}

/** Ids of the host's own suggestions. All other tasks are those of extensions. */
const HOST_IDEAS = /^(additional-payments|extend-store|get-mobile-app|marketing|review-(checkout-experience|shipping))$/;
const HOST_IDEAS_IN_VIEW = 2;

interface ArrangedTasks {
	/** The visible tasks come first. */
	readonly tasks: readonly Task[];
	readonly inViewCount: number;
}

/** Moves all but the first two tasks of the host to the end, to be folded, unless that would fold fewer than three. Order is kept otherwise. */
export function arrangeIdeas( tasks: readonly Task[] ): ArrangedTasks {
	const ofHost = tasks.filter( ( { id } ) => HOST_IDEAS.test( id ) );
	const rest = ofHost.slice( countInView( ofHost.length, HOST_IDEAS_IN_VIEW ) );
	const inView = tasks.filter( ( task ) => ! rest.includes( task ) );
	return { tasks: [ ...inView, ...rest ], inViewCount: inView.length };
}
