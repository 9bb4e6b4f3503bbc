import { memo, type ReactElement } from 'react';
import { chevronRight, Icon } from '@wordpress/icons';
import { Anchor, InlineError } from '@store-admin/components';
import { PaymentMethodLogos } from '../../../shared/payment-methods/payment-method-logos';
import { linkTo, PATHS, tabPath } from '../address';
import { ProviderButtons } from '../provider-buttons';
import { ProviderMenu } from '../provider-menu';
import { ProviderRow } from '../provider-row';
import { isWooPayments, OFFLINE_GROUP } from '../provider-state';
import type { ProviderProps } from '../use-provider-actions';

function OfflineLink( { titleId }: { readonly titleId: string } ): ReactElement {
	return (
		<Anchor { ...linkTo( tabPath( PATHS.offline ) ) } className="store-admin-provider__open" aria-labelledby={ titleId }>
			<Icon icon={ chevronRight } size={ 24 } />
		</Anchor>
	);
}

/** One entry of the list of providers. It is rendered again only when its provider or a write changes. */
export const ProviderItem = memo( function ProviderItemContent( props: ProviderProps ): ReactElement {
	const { provider, failure } = props;
	if ( provider.id === OFFLINE_GROUP ) {
		return <ProviderRow provider={ provider } action={ ( titleId ) => <OfflineLink titleId={ titleId } /> } />;
	}
	const showsMethods = isWooPayments( provider ) && ! provider.onboarding.state.completed;
	return (
		<ProviderRow
			provider={ provider }
			action={ ( titleId ) => (
				<>
					<ProviderButtons { ...props } titleId={ titleId } />
					<ProviderMenu { ...props } />
				</>
			) }
		>
			{ showsMethods && <PaymentMethodLogos isWooPayEligible={ provider.tags.includes( 'woopay_eligible' ) } /> }
			{ failure && <InlineError message={ failure.message } onRetry={ failure.retry } /> }
		</ProviderRow>
	);
} );
