import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import { useNotices } from '@store-admin/data';
import { getHistory, getNewPath, useQuery } from '@store-admin/navigation';

const VISIBLE_FOR_MS = 5000;
const ID = 'woopayments-test-account-created';

/** Confirms a payments test account that was made on the way here, and forgets about it, so that a reload does not repeat it. */
export function useTestAccountNotice(): void {
	const { nox } = useQuery();
	const { createNotice, removeNotice } = useNotices();
	const isDue = nox === 'test_account_created';
	useEffect( () => {
		if ( ! isDue ) {
			return;
		}
		void createNotice( 'info', __( 'Your WooPayments test account was successfully created.', 'woocommerce' ), {
			id: ID,
			type: 'snackbar',
		} );
		setTimeout( () => void removeNotice( ID ), VISIBLE_FOR_MS );
		getHistory().replace( getNewPath( { nox: undefined } ) );
	}, [ isDue, createNotice, removeNotice ] );
}
