// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError } from './values';

/** The store `wc/admin/woopayments-onboarding`. */
export interface WcAdminWoopaymentsOnboarding {
	readonly selectors: {
		getOnboardingData: (
			_source?: string
		) => { readonly steps: readonly ( { readonly id: string } & {} )[]; readonly context: Readonly< Record< string, unknown > > } & {};
		isOnboardingDataRequestPending: () => boolean;
		getOnboardingDataError: () => ApiError | undefined;
	};
	readonly actions: object;
}
