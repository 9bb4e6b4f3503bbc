import type { TaxServicesData } from '@store-admin/data';

export type TaxPartnerId = 'woocommerce-tax' | 'stripe-tax';

export const STRIPE_TAX_PLUGIN = 'stripe-tax-for-woocommerce';
/** Directory names of the plugin, which was renamed once. */
export const WOOCOMMERCE_TAX_PLUGINS = [ 'woocommerce-services', 'woocommerce-tax' ] as const;

/** Facts about tax services, from the additional data of the task. */
export interface TaxServices {
	readonly wooCommerceTaxCountries: readonly string[];
	readonly stripeTaxCountries: readonly string[];
	/** Whether another plugin calculates taxes or includes WooCommerce Tax. */
	readonly hasOtherService: boolean;
	readonly isWooCommerceTaxActive: boolean;
	/** Whether the plugin is active although the task's data does not say so: these steps have installed it, and they continue. */
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
 * Converts the task's data about tax services.
 *
 * @param sent   Data of the tax task; null when it has none.
 * @param active Directory names of the active plugins, which may be newer than the task's data.
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
 * The services that are available in a country.
 *
 * @param services Facts about tax services.
 * @param country  Two-letter country code.
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
 * Whether to show the steps of WooCommerce Tax: it is active, being set up, or can be chosen. A user who returns during
 * these steps must not see the first view only because the plugin is active now.
 */
export function canAutomate( services: TaxServices, country: string ): boolean {
	return services.wooCommerceTaxCountries.includes( country ) && ( services.isWooCommerceTaxActive || ! services.hasOtherService );
}
