import { __, _x } from '@wordpress/i18n';
import type { AdvancedFilters, ReportFilter } from '@store-admin/report-query';
import { advancedFilter, includesOrExcludes, searchFor } from './advanced-filter';
import { customerFigureFilters } from './customer-figure-filters';
import { advancedChoice, allOf, showMenu, singleOf } from './filter-choices';
import { usernameFilter } from './username-filter';

/** The menu of the customers report. */
export function customersFilters(): ReportFilter[] {
	return [
		showMenu(
			[
				allOf( __( 'All Customers', 'woocommerce' ) ),
				singleOf(
					__( 'Single Customer', 'woocommerce' ),
					'customer',
					{ type: 'customers', param: 'customers' },
					{
						placeholder: __( 'Type to search for a customer', 'woocommerce' ),
						button: __( 'Single Customer', 'woocommerce' ),
					}
				),
				advancedChoice(),
			],
			{ staticParams: [ 'paged', 'per_page' ] }
		),
	];
}

/** Advanced filters of the customers report. The ids of names, user names and addresses are those of the customers in the reports. */
export function customersAdvancedFilters(): AdvancedFilters {
	return {
		title: _x(
			'Customers match <select/> filters',
			'A sentence describing filters for Customers. See screen shot for context: https://cloudup.com/cCsm3GeXJbE',
			'woocommerce'
		),
		filters: {
			name: advancedFilter(
				{
					add: __( 'Name', 'woocommerce' ),
					placeholder: __( 'Search', 'woocommerce' ),
					remove: __( 'Remove customer name filter', 'woocommerce' ),
					rule: __( 'Select a customer name filter match', 'woocommerce' ),
					title: __( '<title>Name</title> <rule/> <filter/>', 'woocommerce' ),
					filter: __( 'Select customer name', 'woocommerce' ),
				},
				includesOrExcludes( _x( 'Includes', 'customer names', 'woocommerce' ), _x( 'Excludes', 'customer names', 'woocommerce' ) ),
				searchFor( 'customers' )
			),
			country: advancedFilter(
				{
					add: __( 'Country / Region', 'woocommerce' ),
					placeholder: __( 'Search', 'woocommerce' ),
					remove: __( 'Remove country / region filter', 'woocommerce' ),
					rule: __( 'Select a country / region filter match', 'woocommerce' ),
					title: __( '<title>Country / Region</title> <rule/> <filter/>', 'woocommerce' ),
					filter: __( 'Select country / region', 'woocommerce' ),
				},
				includesOrExcludes( _x( 'Includes', 'countries', 'woocommerce' ), _x( 'Excludes', 'countries', 'woocommerce' ) ),
				searchFor( 'countries' )
			),
			username: usernameFilter( __( '<title>Username</title> <rule/> <filter/>', 'woocommerce' ) ),
			email: advancedFilter(
				{
					add: __( 'Email', 'woocommerce' ),
					placeholder: __( 'Search customer email', 'woocommerce' ),
					remove: __( 'Remove customer email filter', 'woocommerce' ),
					rule: __( 'Select a customer email filter match', 'woocommerce' ),
					title: __( '<title>Email</title> <rule/> <filter/>', 'woocommerce' ),
					filter: __( 'Select customer email', 'woocommerce' ),
				},
				includesOrExcludes(
					_x( 'Includes', 'customer emails', 'woocommerce' ),
					_x( 'Excludes', 'customer emails', 'woocommerce' )
				),
				searchFor( 'emails' )
			),
			...customerFigureFilters(),
		},
	};
}
