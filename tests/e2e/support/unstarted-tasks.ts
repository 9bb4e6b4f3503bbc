/** Options of a store that only has an address: no task of the set-up has been started. */
export const UNSTARTED_TASKS = {
	woocommerce_admin_created_default_shipping_zones: 'no',
	woocommerce_default_country: 'US:TX',
	woocommerce_store_address: '',
	woocommerce_store_city: 'Austin',
	woocommerce_store_postcode: '78701',
	woocommerce_ship_to_countries: '',
	woocommerce_calc_taxes: 'no',
	woocommerce_no_sales_tax: null,
	wc_connect_taxes_enabled: null,
	wc_connect_options: null,
	woocommerce_setup_jetpack_opted_in: null,
	woocommerce_show_marketplace_suggestions: 'yes',
	demo_store_jetpack: 'reachable',
	demo_store_plugin_faults: null,
};
