import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon, shipping } from '@wordpress/icons';
import { Anchor, Badge, Button, EllipsisMenu, InlineError, Section } from '@store-admin/components';
import { getAdminLink } from '@store-admin/navigation';
import { getFacts } from '@store-admin/settings';
import { interpolate } from '../../shared/interpolate';
import { OutsideLink } from '../../shared/outside-link';
import { HideableCard } from '../parts/hideable-card';
import { shippingOfferManifest } from './manifest';
import { SETUP_PATH, useShippingOffer, type ShippingOfferHook } from './use-shipping-offer';
import './style.scss';

const LEARN_MORE = 'https://woocommerce.com/woocommerce-shipping/';
const MARKETPLACE = 'admin.php?page=wc-admin&tab=extensions&path=/extensions&category=shipping-delivery-and-fulfillment';

/** Shown until the settings of the plugin open. */
function Installed(): ReactElement {
	return (
		<div role="status" className="store-admin-shipping-offer__row">
			<div className="store-admin-shipping-offer__text">
				<h3>{ __( '🎉 WooCommerce Shipping is installed!', 'woocommerce' ) }</h3>
				<p>{ __( 'Finish the setup by connecting your store to WordPress.com.', 'woocommerce' ) }</p>
			</div>
			<Button variant="primary" href={ getAdminLink( SETUP_PATH ) }>
				{ __( 'Finish setup', 'woocommerce' ) }
			</Button>
		</div>
	);
}

interface OfferProps {
	readonly isBusy: boolean;
	readonly onInstall: () => void;
}

function Offer( { isBusy, onInstall }: OfferProps ): ReactElement {
	const { shippingOffer } = getFacts( shippingOfferManifest );
	return (
		<div className="store-admin-shipping-offer__row">
			<span className="store-admin-shipping-offer__icon">
				<Icon icon={ shipping } size={ 24 } />
			</span>
			<div className="store-admin-shipping-offer__text">
				<div className="store-admin-shipping-offer__name">
					<h3>{ __( 'WooCommerce Shipping', 'woocommerce' ) }</h3>
					<Badge>{ __( 'Recommended', 'woocommerce' ) }</Badge>
				</div>
				<p>
					{ __(
						'Print USPS, UPS, and DHL Express labels straight from your WooCommerce dashboard and save on shipping.',
						'woocommerce'
					) }
				</p>
				<OutsideLink href={ LEARN_MORE }>{ __( 'Learn more', 'woocommerce' ) }</OutsideLink>
			</div>
			<Button isBusy={ isBusy } onClick={ onInstall }>
				{ shippingOffer === 'activate' ? __( 'Activate', 'woocommerce' ) : __( 'Get started', 'woocommerce' ) }
			</Button>
		</div>
	);
}

function Card( { state, install, hide, isInstalling, failure }: ShippingOfferHook ): ReactElement {
	const footer = __(
		'Visit {{Link}}the WooCommerce Marketplace{{/Link}} to find more shipping, delivery, and fulfillment solutions.',
		'woocommerce'
	);
	return (
		<div className="store-admin-shipping-offer">
			<Section
				title={ __( 'Recommended shipping solutions', 'woocommerce' ) }
				action={
					<EllipsisMenu
						label={ __( 'Options of the recommendation', 'store-admin' ) }
						items={ [ { label: __( 'Hide this', 'woocommerce' ), onSelect: hide } ] }
					/>
				}
			>
				<p className="store-admin-shipping-offer__about">
					{ __(
						'We recommend adding one of the following shipping extensions to your store. The extension will be installed and activated for you when you click "Get started".',
						'woocommerce'
					) }
				</p>
				{ state === 'installed' ? <Installed /> : <Offer isBusy={ isInstalling } onInstall={ install } /> }
				{ failure && <InlineError message={ failure.message } onRetry={ failure.retry } /> }
				<p className="store-admin-shipping-offer__footer">
					{ interpolate( footer, { Link: <Anchor href={ getAdminLink( MARKETPLACE ) } /> } ) }
				</p>
			</Section>
		</div>
	);
}

/** Recommends the host's plugin for shipping labels, below the shipping zones. */
export function ShippingOfferIsland(): ReactElement {
	const offer = useShippingOffer();
	return (
		<HideableCard isHidden={ offer.state === 'hidden' }>
			<Card { ...offer } />
		</HideableCard>
	);
}
