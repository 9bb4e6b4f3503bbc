import { useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-admin/components';
import type { KnownProviders, Provider } from '@store-admin/data';
import { toUrl, useQuery } from '@store-admin/navigation';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { PATHS, tabPath } from '../address';
import { ProvidersSkeleton } from '../main/providers-skeleton';
import { setUpHref } from '../open-set-up';
import { isWooPayments } from '../provider-state';
import { SubHeader } from '../sub-header';
import type { PaymentsHook } from '../use-payments';
import { MethodSwitches, recommendedChoice, type MethodChoice } from './method-switches';

interface MethodsScreenProps {
	readonly payments: PaymentsHook;
}

/** The page that sets up the chosen methods: that of the provider with the choice, or the list when it names none. */
function continueUrl( provider: Provider, choice: MethodChoice ): string {
	const url = toUrl( setUpHref( provider ) || tabPath( PATHS.main ) );
	url?.searchParams.set( 'capabilities', JSON.stringify( choice ) );
	return url?.href ?? '';
}

/** The provider of the address; without one in it, WooPayments, or the first that recommends methods. */
function findProvider( { providers }: KnownProviders, id: string | undefined ): Provider | undefined {
	const candidates = providers.filter( ( { onboarding } ) => onboarding.recommended_payment_methods.length > 0 );
	return id === undefined
		? ( candidates.find( isWooPayments ) ?? candidates[ 0 ] )
		: candidates.find( ( provider ) => provider.id === id );
}

function Choice( { provider }: { readonly provider: Provider } ): ReactElement {
	const methods = provider.onboarding.recommended_payment_methods;
	const [ choice, setChoice ] = useState( () => recommendedChoice( methods ) );
	return (
		<div className="store-admin-payments__body">
			<p>
				{ __(
					'Select which payment methods you’d like to offer to your shoppers. You can update these at any time.',
					'woocommerce'
				) }
			</p>
			<MethodSwitches methods={ methods } choice={ choice } onChange={ setChoice } />
			<Button variant="primary" href={ continueUrl( provider, choice ) }>
				{ __( 'Continue', 'woocommerce' ) }
			</Button>
		</div>
	);
}

/** The choice of payment methods before a provider is set up. */
export function MethodsScreen( { payments: { remote, refresh } }: MethodsScreenProps ): ReactElement {
	const { gateway } = useQuery();
	return (
		<>
			<SubHeader
				title={ __( 'Choose your payment methods', 'woocommerce' ) }
				backTo={ tabPath( PATHS.main ) }
				backLabel={ __( 'Return to gateways', 'woocommerce' ) }
			/>
			<RemoteBoundary
				of={ remote }
				skeleton={ <ProvidersSkeleton rows={ 6 } /> }
				failureTitle={ __( 'The payment methods could not be loaded.', 'store-admin' ) }
				onRetry={ refresh }
				isEmpty={ ( known ) => findProvider( known, gateway ) === undefined }
				empty={
					<p className="store-admin-payments__empty">
						{ __( 'There is no payment method to choose. Return to the list and pick a provider first.', 'store-admin' ) }
					</p>
				}
			>
				{ ( known ) => {
					const provider = findProvider( known, gateway );
					return provider && <Choice key={ provider.id } provider={ provider } />;
				} }
			</RemoteBoundary>
		</>
	);
}
