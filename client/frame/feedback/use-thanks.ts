import { useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import { useNotices } from '@store-admin/data';

/** Thanks for an answer, in the words of the survey that asked when it has its own. */
export function useThanks(): ( text?: string ) => void {
	const { createNotice } = useNotices();
	return useCallback(
		( text ) => {
			const thanks = text || __( "Thanks for the feedback. We'll put it to good use!", 'woocommerce' );
			void createNotice( 'success', thanks, { type: 'snackbar' } );
		},
		[ createNotice ]
	);
}
