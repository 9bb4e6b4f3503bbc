import { fetchTaskLists } from '@store-admin/api';
import { nextTick } from '../../core/optimistic-edits';
import { track } from '../../core/remote-data/requests';
import type { Thunk } from '../../core/remote-data/thunk';
import { getDeprecatedTasks, mergeDeprecatedTasks, toExtendedTask } from './deprecated-tasks';
import { receiveTaskLists } from './state';
import { usableTaskLists } from './usable-tasks';

/** The resolver of the task lists. Its code is not deferred, because every page fetches them. */
export function getTaskLists(): Thunk< void > {
	return async ( { dispatch } ) => {
		const askedAt = nextTick();
		const deprecated = getDeprecatedTasks();
		const lists = await dispatch( track( 'getTaskLists', [], async () => fetchTaskLists( deprecated.map( toExtendedTask ) ) ) );
		dispatch( receiveTaskLists( usableTaskLists( mergeDeprecatedTasks( lists, deprecated ) ), askedAt ) );
	};
}
