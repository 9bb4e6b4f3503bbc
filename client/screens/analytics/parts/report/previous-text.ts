import { __, sprintf } from '@wordpress/i18n';
import type { ReportDates } from '@store-admin/report-query';

/** Returns the figure of the compared period with the name of the comparison. */
export function previousText( dates: ReportDates | null, figure: string ): string {
	return dates?.compare === 'previous_year'
		? /* translators: %s: a figure. */ sprintf( __( 'Previous year: %s', 'store-admin' ), figure )
		: /* translators: %s: a figure. */ sprintf( __( 'Previous period: %s', 'store-admin' ), figure );
}
