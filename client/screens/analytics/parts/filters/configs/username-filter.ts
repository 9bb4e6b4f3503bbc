import { __, _x } from '@wordpress/i18n';
import type { AdvancedFilter } from '@store-admin/report-query';
import { advancedFilter, includesOrExcludes, searchFor } from './advanced-filter';

/** Creates the filter by user name, which the reports of customers and downloads share. */
export function usernameFilter( title: string ): AdvancedFilter {
	return advancedFilter(
		{
			add: __( 'Username', 'woocommerce' ),
			placeholder: __( 'Search customer username', 'woocommerce' ),
			remove: __( 'Remove customer username filter', 'woocommerce' ),
			rule: __( 'Select a customer username filter match', 'woocommerce' ),
			title,
			filter: __( 'Select customer username', 'woocommerce' ),
		},
		includesOrExcludes( _x( 'Includes', 'customer usernames', 'woocommerce' ), _x( 'Excludes', 'customer usernames', 'woocommerce' ) ),
		searchFor( 'usernames' )
	);
}
