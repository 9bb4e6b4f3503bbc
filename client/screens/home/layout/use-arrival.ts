import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import { useNotices } from '@store-admin/data';
import { getHistory, getNewPath, useQuery } from '@store-admin/navigation';

const SHOWN_FOR_MS = 5000;

/** Says what happened on the way here, when the address tells; the address forgets it, so that a reload does not say it again. */
export function useArrival(): void {
	const { nox, ...query } = useQuery();
	const { createNotice, removeNotice } = useNotices();
	const hasTestAccount = nox === 'test_account_created';
	useEffect( () => {
		if ( ! hasTestAccount ) {
			return;
		}
		const id = 'test-account-created';
		void createNotice( 'info', __( 'Your WooPayments test account was successfully created.', 'woocommerce' ), {
			id,
			type: 'snackbar',
		} );
		setTimeout( () => void removeNotice( id ), SHOWN_FOR_MS );
		getHistory().replace( getNewPath( {}, '/', query ) );
		// Only the arrival counts, not what the address becomes later.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ hasTestAccount ] );
}
