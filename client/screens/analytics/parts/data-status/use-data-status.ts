import { useEffect, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { useDataStatus as useStatus, useForgetReports, useNotices, type DataStatus, type RemoteData } from '@store-admin/data';
import { getFacts, getSettings } from '@store-admin/settings';
import { useAttempt, type FailedWrite } from '../../../../shared/write/use-attempt';
import { usePolling } from '../polling/use-polling';

const manifest = { facts: [ 'importInterval' ] } as const;

export interface DataStatusHook {
	/** Pending for ever on hosts that have no status, and for users who may not see it. */
	readonly status: RemoteData< DataStatus >;
	readonly retry: () => void;
	/** Updates the reports now. */
	readonly update: () => void;
	readonly isUpdating: boolean;
	readonly failure: FailedWrite | undefined;
}

/** When the reports were last updated and will be updated next. After an update they fetch their figures again. */
export function useDataStatus(): DataStatusHook {
	const { importInterval } = getFacts( manifest );
	const canSee = getSettings().user.capabilities.includes( 'manage_woocommerce' );
	const { status, refresh, update } = useStatus( importInterval !== '' && canSee );
	const { attempt, isBusy, failure } = useAttempt();
	const { createNotice } = useNotices();
	const forgetReports = useForgetReports();
	const isRunning = status.status === 'ready' && status.data.import_in_progress_or_due;
	usePolling( isRunning, status, refresh );
	const wasRunning = useRef( false );
	useEffect( () => {
		if ( status.status !== 'ready' || status.isRefreshing ) {
			return;
		}
		if ( wasRunning.current && ! isRunning ) {
			forgetReports();
		}
		wasRunning.current = isRunning;
	}, [ status, isRunning, forgetReports ] );
	return {
		status,
		retry: refresh,
		update: () =>
			void attempt( {
				problem: __( 'The update was not started.', 'store-admin' ),
				write: update,
				onDone: () => void createNotice( 'success', __( 'The update of your reports has started.', 'store-admin' ) ),
				// Somebody else may have started one.
				onFailed: refresh,
			} ),
		isUpdating: isBusy || isRunning,
		failure,
	};
}
