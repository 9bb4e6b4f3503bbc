import { useMemo } from 'react';
import { combineRemote, useEmailPrefill, withFallback, type RemoteData } from '@store-admin/data';
import type { Country } from '../../../shared/location/place-options';
import type { PlaceValues } from '../places/place-fields';
import { usePlaces } from '../places/use-places';
import type { ProfilerHook } from '../use-profiler';

interface Known {
	readonly countries: readonly Country[];
	/** '' when the server knows none, or does not answer. */
	readonly suggestedEmail: string;
}

interface BusinessHook {
	/** What the questions need. The answers of earlier visits are a part of it: nothing is shown as unanswered that is not. */
	readonly known: RemoteData< Known >;
	readonly retry: () => void;
	readonly found: PlaceValues | undefined;
}

/** Reads what the questions about the business need. */
export function useBusiness( { profile, answers, retry: retryProfile }: ProfilerHook ): BusinessHook {
	const { countries, retry: retryCountries, found } = usePlaces( answers.sharesUsage );
	const prefill = useEmailPrefill();
	const known = useMemo(
		() => combineRemote( { countries, suggestedEmail: withFallback( prefill, '' ), profile } ),
		[ countries, prefill, profile ]
	);
	const retry = () => {
		retryCountries();
		retryProfile();
	};
	return { known, retry, found };
}
