import { __ } from '@wordpress/i18n';
import type { FilterOption } from '@store-admin/report-query';
import { allOf, comparisonOf, singleOf } from './filter-choices';

const VARIATIONS = { type: 'variations', param: 'variations' };

/** Choices of variations, which the reports of products and variations share. */
export function variationChoices(): FilterOption[] {
	return [
		allOf( __( 'All variations', 'woocommerce' ) ),
		singleOf( __( 'Single variation', 'woocommerce' ), 'variation', VARIATIONS, {
			placeholder: __( 'Type to search for a variation', 'woocommerce' ),
			button: __( 'Single variation', 'woocommerce' ),
		} ),
		comparisonOf( VARIATIONS, {
			helpText: __( 'Check at least two variations below to compare', 'woocommerce' ),
			placeholder: __( 'Search for variations to compare', 'woocommerce' ),
			title: __( 'Compare Variations', 'woocommerce' ),
		} ),
	];
}
