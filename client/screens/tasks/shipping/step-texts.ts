import { __ } from '@wordpress/i18n';
import type { ShippingPartner } from './partners/partner';
import type { ShippingStepKey } from './shipping-steps';

interface StepText {
	readonly label: string;
	readonly description: string;
}

type StepTexts = Readonly< Record< ShippingStepKey, StepText > >;

function labelDescription( partners: readonly ShippingPartner[] ): string {
	const [ first ] = partners;
	return partners.length === 1 && first && first.description !== ''
		? first.description
		: __( 'Print shipping labels straight from your store and save time and money.', 'store-admin' );
}

/**
 * The texts of the steps.
 *
 * @param partners        Suggested shipping services.
 * @param isUsingDefaults Whether the store already has default rates, which only need a review.
 */
export function stepTexts( partners: readonly ShippingPartner[], isUsingDefaults: boolean ): StepTexts {
	const common = {
		label_printing: { label: __( 'Enable shipping label printing', 'woocommerce' ), description: labelDescription( partners ) },
		connect: {
			label: __( 'Connect your store', 'woocommerce' ),
			description: __( 'Connect your store to WordPress.com to enable label printing', 'woocommerce' ),
		},
	};
	if ( isUsingDefaults ) {
		return {
			...common,
			store_location: {
				label: __( 'Set your store location', 'woocommerce' ),
				description: __( 'Your location decides which ways of shipping and which rates fit your store.', 'store-admin' ),
			},
			rates: {
				label: __( 'Review your shipping options', 'woocommerce' ),
				description: __(
					'What customers pay for shipping. You can change it at any time in the shipping settings.',
					'store-admin'
				),
			},
		};
	}
	return {
		...common,
		store_location: {
			label: __( 'Set store location', 'woocommerce' ),
			description: __( 'The address from which your business operates', 'woocommerce' ),
		},
		rates: {
			label: __( 'Set shipping costs', 'woocommerce' ),
			description: __( 'Define how much customers pay to ship to different destinations', 'woocommerce' ),
		},
	};
}
