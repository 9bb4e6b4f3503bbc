import { createStore } from '../../core/create-store';
import { deferred } from '../../core/remote-data/deferred';
import { readingThrough } from '../../core/remote-data/requests';
import { getTaskLists } from './get-task-lists';
import { selectors } from './selectors';
import { onboardingReducer, receiveActions } from './state';

const throughTaskLists = readingThrough( 'getTaskLists' );

/** Set-up tasks and the answers of the set-up wizard. */
export const onboardingStore = createStore( 'wc/admin/onboarding', {
	reducer: onboardingReducer,
	actions: {
		...receiveActions,
		...deferred( () => import( /* webpackChunkName: "store-work" */ './actions' ).then( ( { actions } ) => actions ), {
			dismissTask: true,
			undoDismissTask: true,
			snoozeTask: true,
			undoSnoozeTask: true,
			actionTask: true,
			hideTaskList: true,
			unhideTaskList: true,
			keepCompletedTaskList: true,
			updateProfileItems: true,
			updateCoreProfilerStep: true,
			updateStoreCurrencyAndMeasurementUnits: true,
			installAndActivatePluginsAsync: true,
			coreProfilerCompleted: true,
		} ),
	},
	selectors,
	resolvers: {
		getTaskLists,
		getTaskListsByIds: throughTaskLists,
		getTaskList: throughTaskLists,
		getTask: throughTaskLists,
		...deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
			getProfileItems: true,
			getProfileProgress: true,
			getCoreProfilerCompletedSteps: true,
			getMostRecentCoreProfilerStep: true,
			getEmailPrefill: true,
			getFreeExtensions: true,
			getProductTypes: true,
			getPaymentGatewaySuggestions: true,
			getJetpackAuthUrl: true,
		} ),
	},
} );
