import { useDispatch } from '@wordpress/data';
import { useCallback } from 'react';
import { parseOfflineMethod, toApiError, type OfflineMethod, type WireObject } from '@store-admin/api';
import { useRemote, type Remote } from '../../core/remote-data/use-remote';
import { paymentGatewaysStore } from './store';

export interface OfflineMethodHook extends Remote< OfflineMethod > {
	/** Saves changed values. The others stay as another tab may have saved them. Rejects with an ApiError. */
	readonly update: ( changes: WireObject ) => Promise< void >;
}

/**
 * Reads and changes an offline payment method.
 *
 * @param id `bacs`, `cheque` or `cod`.
 */
export function useOfflineMethod( id: string ): OfflineMethodHook {
	const { remote, refresh } = useRemote( paymentGatewaysStore, 'getPaymentGateway', [ id ], {
		parse: parseOfflineMethod,
		errorSelector: [ 'getPaymentGatewayError', 'getPaymentGateway' ],
	} );
	const { updatePaymentGateway } = useDispatch( paymentGatewaysStore );
	const update = useCallback(
		async ( changes: WireObject ) => {
			try {
				await updatePaymentGateway( id, changes );
			} catch ( thrown ) {
				throw toApiError( thrown );
			}
		},
		[ id, updatePaymentGateway ]
	);
	return { remote, refresh, update };
}
