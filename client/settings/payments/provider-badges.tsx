import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Badge } from '@store-admin/components';
import type { Provider } from '@store-admin/data';
import { plainText } from '../../shared/plain-text';
import { incentiveOf } from './main/incentive';
import { stateBadge } from './provider-state';

interface ProviderBadgesProps {
	readonly provider: Provider;
}

/** The words beside the name of a provider. */
export function ProviderBadges( { provider }: ProviderBadgesProps ): ReactElement {
	const { tags, _type: type } = provider;
	const state = stateBadge( provider );
	const offer = plainText( incentiveOf( provider )?.badge ?? '' );
	return (
		<>
			{ type === 'suggestion' && tags.includes( 'recommended' ) && <Badge tone="info">{ __( 'Recommended', 'woocommerce' ) }</Badge> }
			{ state && <Badge tone={ state.tone }>{ state.text }</Badge> }
			{ tags.includes( 'made_in_woo' ) && <Badge>{ __( 'Official', 'woocommerce' ) }</Badge> }
			{ offer !== '' && <Badge tone="good">{ offer }</Badge> }
		</>
	);
}
