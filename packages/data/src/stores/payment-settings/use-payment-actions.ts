import { useDispatch, useRegistry } from '@wordpress/data';
import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import {
	ApiError,
	checkOnboardingStep,
	fetchPaymentProviders,
	postProviderLink,
	savePaymentsCountry,
	toApiError,
	toggleGateway,
	type StepStatus,
	type WireObject,
} from '@store-admin/api';
import { isOwnStore } from '../../core/own-stores';
import { saveBesideHost } from './save-beside-host';
import type { ProviderOrder } from './state';
import { paymentSettingsStore } from './store';

/** What the host's admin-ajax route of gateways needs. */
export interface ToggleAccess {
	/** Address of `admin-ajax.php`. */
	readonly ajaxUrl: string;
	/** Nonce that the server created for this action. */
	readonly nonce: string;
}

/** The result of enabling a gateway: the server does not enable one whose set-up is not finished. */
export type ToggleResult = 'done' | 'needs-setup';

/** The writes of the Payments settings. All reject with an ApiError. */
export interface PaymentActions {
	/** Saves positions by id. The new order is shown at once, and the old one again when the server refuses it. */
	readonly saveOrder: ( order: ProviderOrder, country: string ) => Promise< unknown >;
	readonly saveCountry: ( country: string ) => Promise< unknown >;
	/** Marks a suggestion as installed from here. */
	readonly attach: ( href: string ) => Promise< unknown >;
	readonly hide: ( href: string ) => Promise< unknown >;
	/** Posts to any other link that the server sent: of an incentive, of an account, of a step of a set-up. */
	readonly postLink: ( href: string, data?: WireObject ) => Promise< unknown >;
	/** Asks how far a step of a set-up is. */
	readonly checkStep: ( href: string, data?: WireObject ) => Promise< StepStatus >;
	/** Enables or disables a gateway. The route only switches, so what is stored is fetched first: another tab may have changed it. */
	readonly setEnabled: ( id: string, isEnabled: boolean, country: string, access: ToggleAccess ) => Promise< ToggleResult >;
	/** Fetches the providers again, and resolves when they are there. A failure is shown with the list, so it is ignored here. */
	readonly reload: ( country: string ) => Promise< void >;
}

interface StoredProvider {
	readonly id: string;
	readonly state?: { readonly enabled?: unknown };
}

/** Whether a gateway is enabled now; undefined when it is not there any more. */
function storedState( providers: readonly StoredProvider[], id: string ): boolean | undefined {
	const provider = providers.find( ( candidate ) => candidate.id === id );
	return provider && provider.state?.enabled === true;
}

function refusal(): ApiError {
	const message = __( 'The server left the payment method as it was.', 'store-admin' );
	return new ApiError( { code: 'not_toggled', status: 200, message, request: 'POST admin-ajax.php' } );
}

function ignore(): void {
	// The boundary of the list shows the failure.
}

/** Changes payment providers. */
export function usePaymentActions(): PaymentActions {
	const registry = useRegistry();
	const payments = useDispatch( paymentSettingsStore );
	return useMemo( () => {
		const setEnabled: PaymentActions[ 'setEnabled' ] = async ( id, isEnabled, country, { ajaxUrl, nonce } ) => {
			try {
				// Not by the store: the host's own would return what it had read before when the read fails.
				const { providers, offlinePaymentGateways } = await fetchPaymentProviders( country, false );
				if ( storedState( [ ...providers, ...offlinePaymentGateways ], id ) === isEnabled ) {
					return 'done';
				}
				const { success, data } = await toggleGateway( id, ajaxUrl, nonce );
				if ( ! success && data === 'needs_setup' ) {
					return 'needs-setup';
				}
				if ( ! success || data !== isEnabled ) {
					throw refusal();
				}
				return 'done';
			} catch ( thrown ) {
				throw toApiError( thrown );
			}
		};
		return {
			saveOrder: async ( order, country ) =>
				isOwnStore( payments ) ? payments.updateProviderOrdering( order ) : saveBesideHost( registry, order, country ),
			saveCountry: savePaymentsCountry,
			attach: postProviderLink,
			hide: postProviderLink,
			postLink: postProviderLink,
			checkStep: checkOnboardingStep,
			setEnabled,
			reload: async ( country ) => {
				await payments.invalidateResolution( 'getPaymentProviders', [ country ] );
				await registry.resolveSelect( paymentSettingsStore ).getPaymentProviders( country ).then( ignore, ignore );
			},
		};
	}, [ registry, payments ] );
}
