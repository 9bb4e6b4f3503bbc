import type { TaskListActions } from '../task-actions';

/** Actions of a row or header that do nothing. */
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
