import type { ReactElement, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { getFacts } from '@store-admin/settings';
import { interpolate } from '../../../shared/interpolate';
import { OutsideLink } from '../../../shared/outside-link';
import { extensionsManifest } from '../manifest';

const REFUNDS = 'https://woocommerce.com/refund-policy/';
const DOCS = 'https://woocommerce.com/documentation/woocommerce/';
const PRODUCTS = 'https://woocommerce.com/products/';

interface Reason {
	readonly id: string;
	readonly title: ReactNode;
	readonly text: string;
}

function reasons(): readonly Reason[] {
	return [
		{
			id: 'refund',
			title: interpolate( __( '30-day {{link}}money-back guarantee{{/link}}', 'store-admin' ), {
				link: <OutsideLink href={ REFUNDS } />,
			} ),
			text: __(
				"If you change your mind within 30 days of your purchase, we'll give you a full refund — hassle-free.",
				'woocommerce'
			),
		},
		{
			id: 'help',
			title: interpolate( __( '{{link}}Get help{{/link}} when you need it', 'store-admin' ), {
				link: <OutsideLink href={ DOCS } />,
			} ),
			text: __( 'With detailed documentation and a global support team, help is always available if you need it.', 'woocommerce' ),
		},
		{
			id: 'trust',
			title: interpolate( __( '{{link}}Products{{/link}} you can trust', 'store-admin' ), {
				link: <OutsideLink href={ PRODUCTS } />,
			} ),
			text: __(
				'Everything in the Marketplace has been built by our own team or by our trusted partners, so you can be sure of its quality.',
				'woocommerce'
			),
		},
		{
			id: 'ecosystem',
			title: __( 'Support the ecosystem', 'woocommerce' ),
			text: __(
				'Our team and partners are continuously improving your extensions, themes, and WooCommerce experience.',
				'woocommerce'
			),
		},
	];
}

/** Why to buy here, below the products. The host says the same in a carousel above every tab. */
export function ReasonsSection(): ReactElement | null {
	if ( ! getFacts( extensionsManifest ).showsSuggestions ) {
		return null;
	}
	const title = __( 'Hundreds of vetted products and services. Unlimited potential.', 'woocommerce' );
	return (
		<section className="store-admin-extensions__reasons" aria-label={ title }>
			<h2 className="store-admin-extensions__group-title">{ title }</h2>
			<dl>
				{ reasons().map( ( { id, title: term, text } ) => (
					<div key={ id }>
						<dt>{ term }</dt>
						<dd>{ text }</dd>
					</div>
				) ) }
			</dl>
		</section>
	);
}
