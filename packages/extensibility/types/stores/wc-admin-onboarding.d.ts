// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, JetpackAuthQuery, Task, TaskList } from './values';

/** The store `wc/admin/onboarding`. */
export interface WcAdminOnboarding {
	readonly selectors: {
		getTaskLists: () => readonly TaskList[];
		getTaskListsByIds: ( ids: readonly string[] ) => readonly TaskList[];
		getTaskList: ( id: string ) => TaskList | undefined;
		getTask: ( id: string ) => Task | undefined;
		getProfileItems: () => Readonly< Record< string, unknown > >;
		getProfileProgress: () => Readonly< Record< string, unknown > >;
		getCoreProfilerCompletedSteps: () => Readonly< Record< string, unknown > >;
		getMostRecentCoreProfilerStep: () => string | null;
		getEmailPrefill: () => string;
		getFreeExtensions: () => readonly Readonly< Record< string, unknown > >[];
		getProductTypes: () => Readonly< Record< string, unknown > >;
		getPaymentGatewaySuggestions: ( _forceDefault?: boolean ) => readonly Readonly< Record< string, unknown > >[];
		getJetpackAuthUrl: ( query?: JetpackAuthQuery ) => Readonly< Record< string, unknown > > | undefined;
		getOnboardingError: ( selector: string ) => ApiError | undefined;
		isOnboardingRequesting: ( selector: string ) => boolean;
	};
	readonly actions: {
		updateProfileItems: ( items: Readonly< Record< string, unknown > > ) => Promise< Readonly< Record< string, unknown > > >;
		updateCoreProfilerStep: ( step: string ) => Promise< void >;
		updateStoreCurrencyAndMeasurementUnits: ( countryCode: string ) => Promise< void >;
		installAndActivatePluginsAsync: ( plugins: readonly string[], source?: string ) => Promise< Readonly< Record< string, unknown > > >;
		coreProfilerCompleted: () => Promise< void >;
		setProfileItems: ( items: Readonly< Record< string, unknown > >, replace?: boolean ) => Promise< void >;
		setProfileProgress: ( progress: Readonly< Record< string, unknown > > ) => Promise< void >;
		setEmailPrefill: ( email: string ) => Promise< void >;
		setPaymentMethods: ( methods: readonly Readonly< Record< string, unknown > >[] ) => Promise< void >;
		setJetpackAuthUrl: ( results: Readonly< Record< string, unknown > >, redirectUrl: string, from?: string ) => Promise< void >;
		optimisticallyCompleteTask: ( id: string ) => Promise< void >;
		visitedTask: ( id: string ) => Promise< void >;
		dismissTask: ( id: string ) => Promise< void >;
		undoDismissTask: ( id: string ) => Promise< void >;
		snoozeTask: ( id: string ) => Promise< void >;
		undoSnoozeTask: ( id: string ) => Promise< void >;
		actionTask: ( id: string ) => Promise< void >;
		hideTaskList: ( id: string ) => Promise< void >;
		unhideTaskList: ( id: string ) => Promise< void >;
		keepCompletedTaskList: ( id: string ) => Promise< void >;
	};
}
