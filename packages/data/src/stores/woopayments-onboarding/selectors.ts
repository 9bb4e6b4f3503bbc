import type { ApiError, WooPaymentsOnboarding } from '@store-admin/api';
import type { WooPaymentsState } from './state';

/** The public selectors of `wc/admin/woopayments-onboarding`. */
export const selectors = {
	/** Only the request uses `source`. */
	getOnboardingData: ( state: WooPaymentsState, _source?: string ): WooPaymentsOnboarding => state.data,
	isOnboardingDataRequestPending: ( state: WooPaymentsState ): boolean =>
		Object.values( state.requests ).some( ( request ) => request.isRequesting ),
	getOnboardingDataError: ( state: WooPaymentsState ): ApiError | undefined =>
		Object.values( state.requests ).find( ( request ) => request.error )?.error,
};
