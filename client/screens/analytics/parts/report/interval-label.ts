import { __ } from '@wordpress/i18n';
import type { Interval } from '@store-admin/format';

/** Returns the name of an interval of a chart. */
export function intervalLabel( interval: Interval ): string {
	return {
		hour: __( 'By hour', 'woocommerce' ),
		day: __( 'By day', 'woocommerce' ),
		week: __( 'By week', 'woocommerce' ),
		month: __( 'By month', 'woocommerce' ),
		quarter: __( 'By quarter', 'woocommerce' ),
		year: __( 'By year', 'woocommerce' ),
	}[ interval ];
}
