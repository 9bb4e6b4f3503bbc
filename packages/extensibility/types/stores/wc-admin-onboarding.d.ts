// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, JetpackAuthQuery, ProfileItems, Task, TaskList } from './values';

/** The store `wc/admin/onboarding`. */
export interface WcAdminOnboarding {
	readonly selectors: {
		getTaskLists: () => readonly TaskList[];
		getTaskListsByIds: ( ids: readonly string[] ) => readonly TaskList[];
		getTaskList: ( id: string ) => TaskList | undefined;
		getTask: ( id: string ) => Task | undefined;
		getProfileItems: () => ProfileItems;
		getProfileProgress: () => {} & {
			readonly core_profiler_completed_steps?: Readonly< Record< string, { readonly completed_at: string } & {} > >;
		};
		getCoreProfilerCompletedSteps: () => Readonly< Record< string, { readonly completed_at: string } & {} > >;
		getMostRecentCoreProfilerStep: () => string | null;
		getEmailPrefill: () => string;
		getFreeExtensions: () => readonly ( {
			readonly key: string;
			readonly title: string;
			readonly plugins: readonly ( { readonly key: string; readonly name: string } & {
				readonly description?: string;
				readonly image_url?: string;
				readonly manage_url?: string;
				readonly is_visible?: boolean;
				readonly is_built_by_wc?: boolean;
				readonly is_installed?: boolean;
				readonly is_activated?: boolean;
				readonly label?: string;
				readonly learn_more_link?: string;
				readonly install_priority?: number;
				readonly requires_jpc?: boolean;
			} )[];
		} & {} )[];
		getProductTypes: () => Readonly<
			Record< string, { readonly label: string } & { readonly description?: string; readonly product?: number | null } >
		>;
		getPaymentGatewaySuggestions: ( _forceDefault?: boolean ) => readonly ( { readonly id: string; readonly title: string } & {
			readonly content?: string;
			readonly description?: string;
			readonly image?: string;
			readonly image_72x72?: string;
			readonly plugins?: readonly string[];
			readonly is_visible?: boolean;
			readonly is_offline?: boolean;
			readonly is_local_partner?: boolean;
			readonly category_other?: readonly string[];
			readonly category_additional?: readonly string[];
			readonly recommendation_priority?: number | null;
			readonly external_link?: string;
			readonly learn_more_link?: string;
			readonly transaction_processors?: Readonly< Record< string, string > >;
		} )[];
		getJetpackAuthUrl: ( query?: JetpackAuthQuery ) =>
			| ( { readonly success: boolean; readonly errors: readonly string[]; readonly url: string } & {
					readonly color_scheme?: string;
			  } )
			| undefined;
		getOnboardingError: ( selector: string ) => ApiError | undefined;
		isOnboardingRequesting: ( selector: string ) => boolean;
	};
	readonly actions: {
		dismissTask: ( id: string ) => Promise< void >;
		undoDismissTask: ( id: string ) => Promise< void >;
		snoozeTask: ( id: string ) => Promise< void >;
		undoSnoozeTask: ( id: string ) => Promise< void >;
		actionTask: ( id: string ) => Promise< void >;
		hideTaskList: ( id: string ) => Promise< void >;
		unhideTaskList: ( id: string ) => Promise< void >;
		keepCompletedTaskList: ( id: string ) => Promise< void >;
		updateProfileItems: ( items: ProfileItems ) => Promise< { readonly status: 'success'; readonly message: string } & {} >;
		updateCoreProfilerStep: ( step: string ) => Promise< void >;
		updateStoreCurrencyAndMeasurementUnits: ( countryCode: string ) => Promise< void >;
		installAndActivatePluginsAsync: (
			plugins: readonly string[],
			source?: string
		) => Promise< { readonly job_id: string; readonly status: string } & { readonly plugins?: unknown } >;
		coreProfilerCompleted: () => Promise< void >;
		optimisticallyCompleteTask: ( id: string ) => Promise< void >;
		visitedTask: ( id: string ) => Promise< void >;
		setProfileItems: ( items: ProfileItems, replace?: boolean ) => Promise< void >;
		setProfileProgress: (
			progress: {} & { readonly core_profiler_completed_steps?: Readonly< Record< string, { readonly completed_at: string } & {} > > }
		) => Promise< void >;
		setEmailPrefill: ( email: string ) => Promise< void >;
		setPaymentMethods: (
			methods: readonly ( { readonly id: string; readonly title: string } & {
				readonly content?: string;
				readonly description?: string;
				readonly image?: string;
				readonly image_72x72?: string;
				readonly plugins?: readonly string[];
				readonly is_visible?: boolean;
				readonly is_offline?: boolean;
				readonly is_local_partner?: boolean;
				readonly category_other?: readonly string[];
				readonly category_additional?: readonly string[];
				readonly recommendation_priority?: number | null;
				readonly external_link?: string;
				readonly learn_more_link?: string;
				readonly transaction_processors?: Readonly< Record< string, string > >;
			} )[]
		) => Promise< void >;
		setJetpackAuthUrl: (
			results: { readonly success: boolean; readonly errors: readonly string[]; readonly url: string } & {
				readonly color_scheme?: string;
			},
			redirectUrl: string,
			from?: string
		) => Promise< void >;
	};
}
