import { useDispatch } from '@wordpress/data';
import { useCallback } from 'react';
import { parseOfflineMethod, toApiError, updatePaymentGateway, type OfflineMethod, type WireObject } from '@store-admin/api';
import { isOwnStore } from '../../core/own-stores';
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
	const actions = useDispatch( paymentGatewaysStore );
	const update = useCallback(
		async ( changes: WireObject ) => {
			try {
				if ( isOwnStore( actions ) ) {
					await actions.updatePaymentGateway( id, changes );
				} else {
					// The action of the host's own store takes any answer for success.
					await updatePaymentGateway( id, changes );
					refresh();
				}
			} catch ( thrown ) {
				throw toApiError( thrown );
			}
		},
		[ id, actions, refresh ]
	);
	return { remote, refresh, update };
}
