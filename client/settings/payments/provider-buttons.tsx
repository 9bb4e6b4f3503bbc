import type { ReactElement } from 'react';
import { Button } from '@store-admin/components';
import type { Provider } from '@store-admin/data';
import { linkTo, managementHref, PATHS, tabPath } from './address';
import { openSetUp, setUpHref } from './open-set-up';
import { actionLabel, actionsOf, isSetUpHere, type ProviderAction } from './provider-state';
import type { ProviderWrites } from './provider-writes';
import type { ProviderProps } from './use-provider-actions';

interface ProviderButtonsProps extends ProviderProps {
	readonly titleId: string;
}

/** Props of the button of an action: an address, or what a press does. */
function pressOf( action: ProviderAction, provider: Provider, writes: ProviderWrites ): object {
	switch ( action ) {
		case 'manage':
			return { href: managementHref( provider.management._links.settings ) };
		case 'go-live':
			return linkTo( tabPath( PATHS.onboarding ) );
		case 'set-up':
			return isSetUpHere( provider ) || provider.onboarding.recommended_payment_methods.length > 0
				? { onClick: () => openSetUp( provider ) }
				: { href: setUpHref( provider ) };
		case 'install':
			return { onClick: () => void writes.install( provider ) };
		case 'activate':
			return { onClick: () => void writes.activate( provider ) };
		case 'enable':
			return { onClick: () => void writes.enable( provider ) };
	}
}

/** The buttons of a provider, by its state. */
export function ProviderButtons( { provider, writes, isBusy, titleId }: ProviderButtonsProps ): ReactElement {
	return (
		<>
			{ actionsOf( provider ).map( ( action ) => (
				<Button
					key={ action }
					{ ...pressOf( action, provider, writes ) }
					variant={ action === 'manage' ? 'secondary' : 'primary' }
					isBusy={ action !== 'manage' && isBusy }
					aria-describedby={ titleId }
				>
					{ actionLabel( action ) }
				</Button>
			) ) }
		</>
	);
}
