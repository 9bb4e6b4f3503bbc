import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useCallback, useMemo } from 'react';
import { parseOnboardingSteps, toApiError, type OnboardingStep } from '@store-admin/api';
import { mapRemote, PENDING, type RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { woopaymentsOnboardingStore } from './store';

export interface WooPaymentsOnboardingHook {
	readonly remote: RemoteData< readonly OnboardingStep[] >;
	/** Fetches the steps again. */
	readonly refresh: () => void;
	/** Fetches the steps again, and resolves when they are there. A failure is shown with the steps. */
	readonly reload: () => Promise< void >;
}

/**
 * Until the first answer, the public selector returns no steps at all. The host's own store does so after a failed read too, and has the
 * error in another selector.
 */
function toSteps( remote: RemoteData< { readonly steps: readonly unknown[] } >, error: unknown ): RemoteData< readonly OnboardingStep[] > {
	if ( remote.status === 'ready' && remote.data.steps.length === 0 ) {
		if ( remote.isRefreshing ) {
			return PENDING;
		}
		const refusal = remote.refreshError ?? error;
		if ( refusal ) {
			return { status: 'failed', error: toApiError( refusal ) };
		}
	}
	return mapRemote( remote, ( { steps } ) => parseOnboardingSteps( steps ) );
}

function ignore(): void {
	// The boundary of the steps shows the failure.
}

/**
 * Reads the steps of the set-up of WooPayments.
 *
 * @param source Where the set-up was opened, for the host's statistics.
 */
export function useWooPaymentsOnboarding( source: string ): WooPaymentsOnboardingHook {
	const registry = useRegistry();
	const { invalidateResolution } = useDispatch( woopaymentsOnboardingStore );
	const { remote, refresh } = useRemote( woopaymentsOnboardingStore, 'getOnboardingData', [ source ] );
	const error: unknown = useSelect( ( select ) => select( woopaymentsOnboardingStore ).getOnboardingDataError(), [] );
	const steps = useMemo( () => toSteps( remote, error ), [ remote, error ] );
	const reload = useCallback( async () => {
		await invalidateResolution( 'getOnboardingData', [ source ] );
		await registry.resolveSelect( woopaymentsOnboardingStore ).getOnboardingData( source ).then( ignore, ignore );
	}, [ registry, invalidateResolution, source ] );
	return { remote: steps, refresh, reload };
}
