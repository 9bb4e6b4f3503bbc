import { createReduxStore } from '@wordpress/data';
import { deferred } from '../../core/remote-data/deferred';
import { profileActions } from './profile-actions';
import { resolvers } from './resolvers';
import { selectors } from './selectors';
import { onboardingReducer, type OnboardingState } from './state';
import { taskActions } from './task-actions';

const actions = {
	...taskActions,
	...profileActions,
	...deferred(
		( { onboarding } ) => onboarding.profileWork,
		[
			'updateProfileItems',
			'updateCoreProfilerStep',
			'updateStoreCurrencyAndMeasurementUnits',
			'installAndActivatePluginsAsync',
			'coreProfilerCompleted',
		]
	),
};

/** Set-up tasks and the answers of the set-up wizard. */
export const onboardingStore = createReduxStore< OnboardingState, typeof actions, typeof selectors >( 'wc/admin/onboarding', {
	reducer: onboardingReducer,
	actions,
	selectors,
	resolvers,
} );
