import type { Task, TaskList } from '@store-admin/data';

/** The actions for task lists, from `useHomeTaskLists`. */
export interface TaskListActions {
	/** The address at which a task is carried out. */
	readonly hrefOf: ( task: Task ) => string;
	/** Records that a task was opened; the link itself opens the page. */
	readonly visit: ( task: Task ) => void;
	/** Records that a task was opened and opens its page, for extensions with a button of their own. */
	readonly open: ( task: Task ) => void;
	readonly dismiss: ( task: Task ) => void;
	readonly snooze: ( task: Task ) => void;
	readonly hide: ( list: TaskList ) => Promise< boolean >;
	/** Keeps a completed list on Home with its tasks. */
	readonly keep: ( list: TaskList ) => Promise< boolean >;
}

/** A write that failed. */
export interface WriteFailure {
	readonly listId: string;
	readonly message: string;
	readonly retry: () => void;
}
