import { __, _x } from '@wordpress/i18n';
import type { AdvancedFilters, ReportFilter } from '@store-admin/report-query';
import { advancedChoice, allOf, comparisonOf, showMenu, singleOf } from './filter-choices';

const COUPONS = { type: 'coupons', param: 'coupons' };

/** The menu of the coupons report. */
export function couponsFilters(): ReportFilter[] {
	return [
		showMenu( [
			allOf( __( 'All coupons', 'woocommerce' ) ),
			singleOf( __( 'Single coupon', 'woocommerce' ), 'coupon', COUPONS, {
				placeholder: __( 'Type to search for a coupon', 'woocommerce' ),
				button: __( 'Single Coupon', 'woocommerce' ),
			} ),
			comparisonOf( COUPONS, {
				helpText: __( 'Check at least two coupon codes below to compare', 'woocommerce' ),
				title: __( 'Compare Coupon Codes', 'woocommerce' ),
			} ),
			advancedChoice(),
		] ),
	];
}

/** Advanced filters of the coupons report, all from extensions. */
export function couponsAdvancedFilters(): AdvancedFilters {
	return {
		title: _x(
			'Coupons match <select/> filters',
			'A sentence describing filters for Coupons. See screen shot for context: https://cloudup.com/cSsUY9VeCVJ',
			'woocommerce'
		),
		filters: {},
	};
}
