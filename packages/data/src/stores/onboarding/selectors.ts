import type { ApiError, Task, TaskList, WireObject } from '@store-admin/api';
import { memoized } from '../../core/remote-data/memoized';
import { getRequestError, isRequesting } from '../../core/remote-data/requests';
import { stableKey } from '../../core/remote-data/stable-key';
import type { OnboardingState } from './state';

export interface JetpackAuthQuery {
	readonly redirectUrl: string;
	readonly from?: string;
}

const NOTHING: WireObject = {};

function isObject( value: unknown ): value is WireObject {
	return typeof value === 'object' && value !== null && ! Array.isArray( value );
}

function getCompletedSteps( state: OnboardingState ): WireObject {
	const steps = state.profileProgress[ 'core_profiler_completed_steps' ];
	return isObject( steps ) ? steps : NOTHING;
}

function completedAt( step: unknown ): string {
	const time = isObject( step ) ? step[ 'completed_at' ] : undefined;
	return typeof time === 'string' ? time : '';
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
	getProfileItems: ( state: OnboardingState ): WireObject => state.profileItems,
	getProfileProgress: ( state: OnboardingState ): WireObject => state.profileProgress,
	getCoreProfilerCompletedSteps: getCompletedSteps,
	getMostRecentCoreProfilerStep: ( state: OnboardingState ): string | null => {
		const steps = Object.entries( getCompletedSteps( state ) );
		const latest = steps.reduce< readonly [ string, unknown ] | undefined >(
			( last, step ) => ( last && completedAt( last[ 1 ] ) > completedAt( step[ 1 ] ) ? last : step ),
			undefined
		);
		return latest?.[ 0 ] ?? null;
	},
	getEmailPrefill: ( state: OnboardingState ): string => state.emailPrefill,
	getFreeExtensions: ( state: OnboardingState ): readonly WireObject[] => state.freeExtensions,
	getProductTypes: ( state: OnboardingState ): WireObject => state.productTypes,
	/** `forceDefault` belongs to the request only; the latest answer is given, whatever it was asked with. */
	getPaymentGatewaySuggestions: ( state: OnboardingState, _forceDefault?: boolean ): readonly WireObject[] => state.paymentMethods,
	getJetpackAuthUrl: ( state: OnboardingState, query?: JetpackAuthQuery ): WireObject | undefined =>
		state.jetpackAuthUrls[ stableKey( query?.redirectUrl, query?.from ?? '' ) ],
	getOnboardingError: ( state: OnboardingState, selector: string ): ApiError | undefined => getRequestError( state.requests, selector ),
	isOnboardingRequesting: ( state: OnboardingState, selector: string ): boolean => isRequesting( state.requests, selector ),
};
