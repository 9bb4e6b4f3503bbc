import type { TaxServicesData } from '@store-admin/data';

export type TaxPartnerId = 'woocommerce-tax' | 'stripe-tax';

export const STRIPE_TAX_PLUGIN = 'stripe-tax-for-woocommerce';
/** The plugin changed its directory once; either counts. */
export const WOOCOMMERCE_TAX_PLUGINS = [ 'woocommerce-services', 'woocommerce-tax' ] as const;

/** What the server says about services, see the task's additional data. */
export interface TaxServices {
	readonly wooCommerceTaxCountries: readonly string[];
	readonly stripeTaxCountries: readonly string[];
	/** A plugin of its own calculates taxes or brings WooCommerce Tax along. */
	readonly hasOtherService: boolean;
	readonly isWooCommerceTaxActive: boolean;
	/** The plugin was installed by these steps, and the server does not count it as a service of its own: the steps go on. */
	readonly isWooCommerceTaxStarted: boolean;
	readonly isStripeTaxActive: boolean;
}

const NO_SERVICES: TaxServicesData = {
	woocommerceTaxCountries: [],
	stripeTaxCountries: [],
	woocommerceTaxActivated: false,
	woocommerceShippingActivated: false,
	taxJarActivated: false,
	stripeTaxActivated: false,
};

/**
 * What the server says about tax services.
 *
 * @param sent   What the tax task says about services; null when it says nothing.
 * @param active Directory names of the plugins that are on; newer than the task after an installation.
 */
export function toTaxServices( sent: TaxServicesData | null, active: readonly string[] ): TaxServices {
	const data = sent ?? NO_SERVICES;
	const isOn = WOOCOMMERCE_TAX_PLUGINS.some( ( slug ) => active.includes( slug ) );
	return {
		wooCommerceTaxCountries: data.woocommerceTaxCountries,
		stripeTaxCountries: data.stripeTaxCountries,
		hasOtherService: data.taxJarActivated || data.woocommerceShippingActivated,
		isWooCommerceTaxActive: data.woocommerceTaxActivated || isOn,
		isWooCommerceTaxStarted: isOn && ! data.woocommerceTaxActivated,
		isStripeTaxActive: data.stripeTaxActivated || active.includes( STRIPE_TAX_PLUGIN ),
	};
}

/**
 * The services that a store in a country can choose.
 *
 * @param services From the server.
 * @param country  Two letters.
 */
export function availablePartners( services: TaxServices, country: string ): readonly TaxPartnerId[] {
	const isWooCommerceTaxFree = ! services.hasOtherService && ! services.isWooCommerceTaxActive;
	const partners: TaxPartnerId[] = [];
	if ( isWooCommerceTaxFree && services.wooCommerceTaxCountries.includes( country ) ) {
		partners.push( 'woocommerce-tax' );
	}
	if ( services.stripeTaxCountries.includes( country ) ) {
		partners.push( 'stripe-tax' );
	}
	return partners;
}

/**
 * Whether the steps of WooCommerce Tax make sense: it is on already, on its way, or can be chosen. Somebody who comes
 * back in the middle of them must not be sent to the start because the plugin is on by now.
 */
export function canAutomate( services: TaxServices, country: string ): boolean {
	return services.wooCommerceTaxCountries.includes( country ) && ( services.isWooCommerceTaxActive || ! services.hasOtherService );
}
