import type { Task } from '@store-admin/data';

let count = 0;

/** A set-up task that was not started. */
export function makeTask( changes: Partial< Task > = {} ): Task {
	count += 1;
	return {
		id: `task-${ count }`,
		parentId: 'setup',
		title: `Task ${ count }`,
		badge: '',
		canView: true,
		content: '',
		additionalInfo: '',
		actionLabel: 'Let’s go',
		actionUrl: null,
		isComplete: false,
		isInProgress: false,
		inProgressLabel: 'In progress',
		time: '2 minutes',
		level: 3,
		isActioned: false,
		isDismissed: false,
		isDismissable: false,
		isSnoozed: false,
		isSnoozeable: false,
		isVisited: false,
		isDisabled: false,
		snoozedUntil: null,
		additionalData: null,
		eventPrefix: 'tasklist_',
		recordViewEvent: false,
		...changes,
	};
}
