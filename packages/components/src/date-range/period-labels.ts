import { __ } from '@wordpress/i18n';
import { PRESET_IDS, type Comparison, type PeriodName } from '@store-admin/format';
import type { FieldOption } from '../form/select-field';

/** Returns the name of a period. */
export function periodLabel( period: PeriodName ): string {
	return {
		today: __( 'Today', 'woocommerce' ),
		yesterday: __( 'Yesterday', 'woocommerce' ),
		week: __( 'Week to date', 'woocommerce' ),
		last_week: __( 'Last week', 'woocommerce' ),
		month: __( 'Month to date', 'woocommerce' ),
		last_month: __( 'Last month', 'woocommerce' ),
		quarter: __( 'Quarter to date', 'woocommerce' ),
		last_quarter: __( 'Last quarter', 'woocommerce' ),
		year: __( 'Year to date', 'woocommerce' ),
		last_year: __( 'Last year', 'woocommerce' ),
		custom: __( 'Custom', 'woocommerce' ),
	}[ period ];
}

/** Returns the name of a comparison. */
export function comparisonLabel( comparison: Comparison ): string {
	return comparison === 'previous_period' ? __( 'Previous period', 'woocommerce' ) : __( 'Previous year', 'woocommerce' );
}

/** Returns the options for the preset. */
export function presetOptions(): readonly FieldOption[] {
	return PRESET_IDS.map( ( value ) => ( { value, label: periodLabel( value ) } ) );
}

/** Returns the options for the comparison. */
export function comparisonOptions(): readonly FieldOption[] {
	return ( [ 'previous_period', 'previous_year' ] as const ).map( ( value ) => ( { value, label: comparisonLabel( value ) } ) );
}
