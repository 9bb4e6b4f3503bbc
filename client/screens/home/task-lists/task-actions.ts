import type { Task, TaskList } from '@store-admin/data';

/** What a person can do with the task lists; made by `useHomeTaskLists`. */
export interface TaskListActions {
	/** Where a task is worked on. */
	readonly hrefOf: ( task: Task ) => string;
	/** Remembers that a task was opened; the link itself leads there. */
	readonly visit: ( task: Task ) => void;
	/** Remembers it and goes there, for extensions that bring their own button. */
	readonly open: ( task: Task ) => void;
	readonly dismiss: ( task: Task ) => void;
	readonly snooze: ( task: Task ) => void;
	readonly hide: ( list: TaskList ) => Promise< boolean >;
	/** Lets a finished list stay on Home with its tasks. */
	readonly keep: ( list: TaskList ) => Promise< boolean >;
}

/** A write that did not happen. */
export interface WriteFailure {
	readonly listId: string;
	readonly message: string;
	readonly retry: () => void;
}
