import {
	fetchEmailPrefill,
	fetchFreeExtensions,
	fetchGatewaySuggestions,
	fetchJetpackAuthUrl,
	fetchProductTypes,
	fetchProfile,
	fetchProfileProgress,
	fetchTaskLists,
} from '@store-admin/api';
import { reading, readingThrough, track } from '../remote-data/requests';
import { stableKey } from '../remote-data/stable-key';
import type { ThunkContext } from '../remote-data/thunk';
import { getDeprecatedTasks, mergeDeprecatedTasks, toExtendedTask } from './deprecated-tasks';
import type { JetpackAuthQuery } from './selectors';
import { emailPrefill, freeExtensions, jetpackAuthUrls, paymentMethods, productTypes, profileItems, profileProgress } from './state';
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
const throughProgress = readingThrough( 'getProfileProgress' );

export const resolvers = {
	getTaskLists,
	getTaskListsByIds: throughTaskLists,
	getTaskList: throughTaskLists,
	getTask: throughTaskLists,
	getProfileItems: reading( 'getProfileItems', fetchProfile, profileItems.receive ),
	getProfileProgress: reading( 'getProfileProgress', fetchProfileProgress, profileProgress.receive ),
	getCoreProfilerCompletedSteps: throughProgress,
	getMostRecentCoreProfilerStep: throughProgress,
	getEmailPrefill: reading( 'getEmailPrefill', fetchEmailPrefill, emailPrefill.receive ),
	getFreeExtensions: reading( 'getFreeExtensions', fetchFreeExtensions, freeExtensions.receive ),
	getProductTypes: reading( 'getProductTypes', fetchProductTypes, productTypes.receive ),
	getPaymentGatewaySuggestions: reading(
		'getPaymentGatewaySuggestions',
		async ( forceDefault?: boolean ) => fetchGatewaySuggestions( forceDefault ?? false ),
		paymentMethods.receive
	),
	getJetpackAuthUrl: reading(
		'getJetpackAuthUrl',
		async ( { redirectUrl, from = '' }: JetpackAuthQuery ) => fetchJetpackAuthUrl( redirectUrl, from ),
		( results, { redirectUrl, from = '' } ) => jetpackAuthUrls.receive( stableKey( redirectUrl, from ), results )
	),
};
