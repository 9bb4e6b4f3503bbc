import { fetchTaskLists } from '@store-admin/api';
import { deferred } from '../../core/remote-data/deferred';
import { readingThrough, track } from '../../core/remote-data/requests';
import type { ThunkContext } from '../../core/remote-data/thunk';
import { getDeprecatedTasks, mergeDeprecatedTasks, toExtendedTask } from './deprecated-tasks';
import { nextTick } from './task-edits';
import { receiveTaskLists } from './task-lists-reducer';
import { usableTaskLists } from './usable-tasks';

function getTaskLists() {
	return async ( { dispatch }: ThunkContext ): Promise< void > => {
		const askedAt = nextTick();
		const deprecated = getDeprecatedTasks();
		const lists = await dispatch( track( 'getTaskLists', [], async () => fetchTaskLists( deprecated.map( toExtendedTask ) ) ) );
		dispatch( receiveTaskLists( usableTaskLists( mergeDeprecatedTasks( lists, deprecated ) ), askedAt ) );
	};
}

const throughTaskLists = readingThrough( 'getTaskLists' );

export const resolvers = {
	getTaskLists,
	getTaskListsByIds: throughTaskLists,
	getTaskList: throughTaskLists,
	getTask: throughTaskLists,
	...deferred(
		( { onboarding } ) => onboarding.profileReads,
		[
			'getProfileItems',
			'getProfileProgress',
			'getCoreProfilerCompletedSteps',
			'getMostRecentCoreProfilerStep',
			'getEmailPrefill',
			'getFreeExtensions',
			'getProductTypes',
			'getPaymentGatewaySuggestions',
			'getJetpackAuthUrl',
		]
	),
};
