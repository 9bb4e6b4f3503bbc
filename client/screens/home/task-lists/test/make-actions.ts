import type { TaskListActions } from '../task-actions';

/** What a row or header may do, none of which happens. */
export function makeActions( changes: Partial< TaskListActions > = {} ): TaskListActions {
	return {
		hrefOf: ( { id } ) => `admin.php?page=wc-admin&task=${ id }`,
		visit: () => {},
		open: () => {},
		dismiss: () => {},
		snooze: () => {},
		hide: () => Promise.resolve( true ),
		keep: () => Promise.resolve( true ),
		...changes,
	};
}
