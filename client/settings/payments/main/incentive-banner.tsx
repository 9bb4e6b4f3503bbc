import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Badge, Button, InlineError, Section } from '@store-admin/components';
import type { Provider } from '@store-admin/data';
import { getFacts } from '@store-admin/settings';
import { OutsideLink } from '../../../shared/outside-link';
import { SafeHtml } from '../../../shared/safe-html';
import { paymentsManifest } from '../manifest';
import { providerProps, type ProviderActions } from '../use-provider-actions';
import { BANNER, bannerIncentive } from './incentive';
import { acceptIncentive } from './accept-incentive';

interface IncentiveBannerProps {
	readonly providers: readonly Provider[];
	readonly actions: ProviderActions;
}

/** The first offer of a provider that the user has not dismissed. */
export function IncentiveBanner( { providers, actions }: IncentiveBannerProps ): ReactElement | null {
	const provider = providers.find( ( candidate ) => bannerIncentive( candidate ) );
	const incentive = provider && bannerIncentive( provider );
	if ( ! incentive || ! getFacts( paymentsManifest ).showsSuggestions ) {
		return null;
	}
	const { writes, isBusy, failure } = providerProps( provider, actions );
	return (
		<Section
			title={ <SafeHtml html={ incentive.title } /> }
			badge={ <Badge tone="good">{ __( 'Limited time offer', 'woocommerce' ) }</Badge> }
			isPadded
			className="store-admin-incentive"
		>
			<div className="store-admin-incentive__text">
				<SafeHtml html={ incentive.description } />
				{ incentive.tc_url !== '' && (
					<p>
						<OutsideLink href={ incentive.tc_url }>{ __( 'Terms and conditions', 'woocommerce' ) }</OutsideLink>
					</p>
				) }
			</div>
			{ failure && <InlineError message={ failure.message } onRetry={ failure.retry } /> }
			<div className="store-admin-incentive__actions">
				<Button variant="primary" isBusy={ isBusy } onClick={ () => void acceptIncentive( provider, writes ) }>
					{ incentive.cta_label || __( 'Save now', 'store-admin' ) }
				</Button>
				{ incentive._links.dismiss !== '' && (
					<Button variant="quiet" isBusy={ isBusy } onClick={ () => void writes.dismissIncentive( provider, BANNER ) }>
						{ __( 'Dismiss', 'woocommerce' ) }
					</Button>
				) }
			</div>
		</Section>
	);
}
