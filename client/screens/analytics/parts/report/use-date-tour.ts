import { __ } from '@wordpress/i18n';
import { useNotices, useUpdateOptions } from '@store-admin/data';
import { updateFacts } from '@store-admin/settings';
import { failureNotice } from '../../../../shared/write/failure-notice';
import { useAttempt } from '../../../../shared/write/use-attempt';
import { getReportFacts } from './report-facts';

interface DateTourHook {
	/** Whether the announcement is about this store and nobody has dismissed it. */
	readonly isUnread: boolean;
	readonly dismiss: () => void;
}

/**
 * Whether a report still announces which date it counts by, and how that is dismissed for good.
 *
 * @param report Name of the report.
 */
export function useDateTour( report: string ): DateTourHook {
	const updateOptions = useUpdateOptions();
	const { createNotice } = useNotices();
	const { attempt } = useAttempt();
	const { dateTours, dateType } = getReportFacts();
	return {
		isUnread: dateType === 'date_paid' && dateTours.includes( report ),
		dismiss: () => {
			// Going to another report and back must not show it again, even if it could not be saved.
			updateFacts( { dateTours: dateTours.filter( ( name ) => name !== report ) } );
			void attempt( {
				problem: __( 'The announcement was not dismissed.', 'store-admin' ),
				write: async () => updateOptions( { [ `woocommerce_${ report }_report_date_tour_shown` ]: 'yes' } ),
				onFailed: ( failure ) => void createNotice( ...failureNotice( failure ) ),
			} );
		},
	};
}
