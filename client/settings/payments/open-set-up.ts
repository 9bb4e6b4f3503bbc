import type { Provider } from '@store-admin/data';
import { navigateTo } from '@store-admin/navigation';
import { managementHref, openTabPath, PATHS, tabPath } from './address';
import { isSetUpHere } from './provider-state';

/** The address at which a gateway is set up; empty when the server names none. */
export function setUpHref( { onboarding, management }: Provider ): string {
	return managementHref( onboarding._links.onboard || management._links.settings );
}

/**
 * Opens the set-up of a gateway: in a dialog, with the choice of its payment methods, or on the page of its plugin.
 *
 * @param provider The gateway, or the suggestion that it comes from.
 */
export function openSetUp( provider: Provider ): void {
	const url = setUpHref( provider );
	if ( isSetUpHere( provider ) ) {
		openTabPath( tabPath( PATHS.onboarding ) );
	} else if ( provider.onboarding.recommended_payment_methods.length > 0 ) {
		openTabPath( tabPath( PATHS.methods, { gateway: provider.id } ) );
	} else if ( url !== '' ) {
		navigateTo( { url } );
	}
}
