import { __ } from '@wordpress/i18n';
import { useNotices, useUpdateOptions } from '@store-admin/data';
import { failureNotice } from '../../shared/write/failure-notice';
import { useAttempt } from '../../shared/write/use-attempt';

/** Remembers, for the whole store, that the tour was seen. */
export function useShippingTour(): () => void {
	const updateOptions = useUpdateOptions();
	const { createNotice } = useNotices();
	const { attempt } = useAttempt();
	return () =>
		void attempt( {
			problem: __( 'There was a problem marking the shipping tour as completed.', 'woocommerce' ),
			write: async () => updateOptions( { woocommerce_admin_reviewed_default_shipping_zones: 'yes' } ),
			onFailed: ( failure ) => void createNotice( ...failureNotice( failure ) ),
		} );
}
