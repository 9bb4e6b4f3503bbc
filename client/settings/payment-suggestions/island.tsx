import type { ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { payment } from '@wordpress/icons';
import { Button, EllipsisMenu, InlineError, Section } from '@store-admin/components';
import { OfferImage } from '../../shared/offer/offer-image';
import { OfferRow } from '../../shared/offer/offer-row';
import { OutsideLink } from '../../shared/outside-link';
import { HideableCard } from '../parts/hideable-card';
import { usePaymentSuggestions, type PaymentSuggestionsHook } from './use-payment-suggestions';
import './style.scss';

const DIRECTORY = 'https://woocommerce.com/product-category/woocommerce-extensions/payment-gateways/?utm_source=payments_recommendations';

function Card( { providers, install, installed, hide, busy, failure }: PaymentSuggestionsHook ): ReactElement {
	const items = [ { label: __( 'Hide this', 'woocommerce' ), onSelect: hide } ];
	return (
		<div className="store-admin-payment-suggestions">
			<Section
				title={ __( 'Recommended payment providers', 'woocommerce' ) }
				action={ <EllipsisMenu label={ __( 'Options of the recommendation', 'store-admin' ) } items={ items } /> }
			>
				<div role="status">
					{ installed !== undefined && (
						<p className="store-admin-payment-suggestions__done">
							{
								/* translators: %s: name of a payment provider. */
								sprintf( __( '%s is installed. Set it up in the list of payment methods.', 'store-admin' ), installed )
							}
						</p>
					) }
				</div>
				<p className="store-admin-offers__intro">
					{ __(
						'We recommend adding one of the following payment extensions to your store. The extension will be installed and activated for you when you click "Get started".',
						'woocommerce'
					) }
				</p>
				<ul className="store-admin-offers">
					{ providers.map( ( provider ) => (
						<OfferRow
							key={ provider.id }
							image={ <OfferImage src={ provider.image } fallback={ payment } /> }
							title={ provider.title }
							description={ provider.content }
							action={ ( titleId ) => (
								<Button
									isBusy={ busy.has( provider.id ) }
									isDisabled={ installed !== undefined || ( busy.size > 0 && ! busy.has( provider.id ) ) }
									aria-describedby={ titleId }
									onClick={ () => install( provider ) }
								>
									{ provider.isInstalled ? __( 'Activate', 'woocommerce' ) : __( 'Get started', 'woocommerce' ) }
								</Button>
							) }
						>
							{ failure?.subject === provider.id && <InlineError message={ failure.message } onRetry={ failure.retry } /> }
						</OfferRow>
					) ) }
				</ul>
				{ failure && ! providers.some( ( { id } ) => id === failure.subject ) && (
					<InlineError message={ failure.message } onRetry={ failure.retry } />
				) }
				<p className="store-admin-offers__footer">
					<OutsideLink href={ DIRECTORY }>{ __( 'Discover other payment providers', 'woocommerce' ) }</OutsideLink>
				</p>
			</Section>
		</div>
	);
}

/** Recommends payment providers below the classic list of payment methods. */
export function PaymentSuggestionsIsland(): ReactElement {
	const suggestions = usePaymentSuggestions();
	const { providers, isHidden, installed } = suggestions;
	// The plugin of the last provider counts as active before the list has been loaded again.
	const isEmpty = providers.length === 0 && installed === undefined;
	return (
		<HideableCard isHidden={ isHidden || isEmpty }>
			<Card { ...suggestions } />
		</HideableCard>
	);
}
