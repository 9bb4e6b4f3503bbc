import type { ApiError, ExtensionGroup, GatewaySuggestion, JetpackAuth, ProfileProgress, Task, TaskList } from '@store-admin/api';
import { memoized } from '../../core/remote-data/memoized';
import { getRequestError, isRequesting } from '../../core/remote-data/requests';
import { stableKey } from '../../core/remote-data/stable-key';
import type { OnboardingState, ProductTypes, ProfileItems } from './state';

export interface JetpackAuthQuery {
	readonly redirectUrl: string;
	readonly from?: string;
}

type Steps = NonNullable< ProfileProgress[ 'core_profiler_completed_steps' ] >;

const NO_STEPS: Steps = {};

function getCompletedSteps( state: OnboardingState ): Steps {
	return state.profileProgress.core_profiler_completed_steps ?? NO_STEPS;
}

/** The public selectors of `wc/admin/onboarding`. */
export const selectors = {
	getTaskLists: ( state: OnboardingState ): readonly TaskList[] => state.taskLists.shown,
	getTaskListsByIds: memoized(
		( state: OnboardingState, _ids: readonly string[] ) => [ state.taskLists.shown ],
		( state, ids ): readonly TaskList[] => state.taskLists.shown.filter( ( list ) => ids.includes( list.id ) )
	),
	getTaskList: ( state: OnboardingState, id: string ): TaskList | undefined => state.taskLists.shown.find( ( list ) => list.id === id ),
	getTask: ( state: OnboardingState, id: string ): Task | undefined => {
		for ( const list of state.taskLists.shown ) {
			const task = list.tasks.find( ( candidate ) => candidate.id === id );
			if ( task ) {
				return task;
			}
		}
		return undefined;
	},
	getProfileItems: ( state: OnboardingState ): ProfileItems => state.profileItems,
	getProfileProgress: ( state: OnboardingState ): ProfileProgress => state.profileProgress,
	getCoreProfilerCompletedSteps: getCompletedSteps,
	getMostRecentCoreProfilerStep: ( state: OnboardingState ): string | null => {
		const steps = Object.entries( getCompletedSteps( state ) );
		const latest = steps.reduce< readonly [ string, Steps[ string ] ] | undefined >(
			( last, step ) => ( last && last[ 1 ].completed_at > step[ 1 ].completed_at ? last : step ),
			undefined
		);
		return latest?.[ 0 ] ?? null;
	},
	getEmailPrefill: ( state: OnboardingState ): string => state.emailPrefill,
	getFreeExtensions: ( state: OnboardingState ): readonly ExtensionGroup[] => state.freeExtensions,
	getProductTypes: ( state: OnboardingState ): ProductTypes => state.productTypes,
	/** Only the request uses `forceDefault`. The selector returns the latest answer, whatever its argument was. */
	getPaymentGatewaySuggestions: ( state: OnboardingState, _forceDefault?: boolean ): readonly GatewaySuggestion[] => state.paymentMethods,
	getJetpackAuthUrl: ( state: OnboardingState, query?: JetpackAuthQuery ): JetpackAuth | undefined =>
		state.jetpackAuthUrls[ stableKey( query?.redirectUrl, query?.from ?? '' ) ],
	getOnboardingError: ( state: OnboardingState, selector: string ): ApiError | undefined => getRequestError( state.requests, selector ),
	isOnboardingRequesting: ( state: OnboardingState, selector: string ): boolean => isRequesting( state.requests, selector ),
};
