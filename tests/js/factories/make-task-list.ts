import type { TaskList } from '@store-admin/data';
import { makeTask } from './make-task';

/** The set-up list with two open tasks. */
export function makeTaskList( changes: Partial< TaskList > = {} ): TaskList {
	return {
		id: 'setup',
		title: 'Get ready to start selling',
		isHidden: false,
		isVisible: true,
		isComplete: false,
		tasks: [ makeTask(), makeTask() ],
		eventPrefix: 'tasklist_',
		isToggleable: false,
		displayProgressHeader: true,
		keepCompletedTaskList: 'no',
		...changes,
	};
}
