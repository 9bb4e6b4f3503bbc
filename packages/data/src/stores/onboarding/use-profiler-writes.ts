import { useDispatch } from '@wordpress/data';
import { useMemo } from 'react';
import {
	completeProfilerStep,
	fetchJetpackAuthUrl,
	initializeComingSoon,
	installPluginsInBackground,
	saveCurrencyAndUnits,
	type JetpackAuth,
	type WireObject,
} from '@store-admin/api';
import { rejectingWithApiError } from '../../core/remote-data/rejecting-with-api-error';
import { onboardingStore } from './store';

/** The requests of the set-up wizard. All reject with an ApiError. */
export interface ProfilerWrites {
	/** Saves some answers; the others stay. */
	readonly saveAnswers: ( answers: WireObject ) => Promise< unknown >;
	/** Marks a step as completed. Older hosts do not have the route. */
	readonly completeStep: ( step: string ) => Promise< unknown >;
	/** Sets currency and units to those of a country (two-letter code). Older hosts do not have the route. */
	readonly saveCurrencyAndUnits: ( country: string ) => Promise< unknown >;
	/** Lets the server install and activate plugins after it has answered. */
	readonly installInBackground: ( slugs: readonly string[], source: string ) => Promise< unknown >;
	/** Puts a new store behind its "coming soon" page. */
	readonly hideNewStore: () => Promise< unknown >;
	/** Fetches the address at which the store is connected to Jetpack. It works once. */
	readonly fetchConnectAddress: ( returnTo: string ) => Promise< JetpackAuth >;
}

/**
 * Saves what the set-up wizard asks. Only the answers are kept in the store of the page, which may be the host's own: older ones have no
 * action for the other requests, and newer ones take any answer for success.
 */
export function useProfilerWrites(): ProfilerWrites {
	const { updateProfileItems } = useDispatch( onboardingStore );
	return useMemo(
		() => ( {
			saveAnswers: rejectingWithApiError( updateProfileItems ),
			completeStep: completeProfilerStep,
			saveCurrencyAndUnits,
			installInBackground: installPluginsInBackground,
			hideNewStore: initializeComingSoon,
			fetchConnectAddress: async ( returnTo ) => fetchJetpackAuthUrl( returnTo, '' ),
		} ),
		[ updateProfileItems ]
	);
}
