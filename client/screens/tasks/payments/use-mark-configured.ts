import { useCallback } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useNotices, type PaymentGatewaysHook } from '@store-admin/data';
import { getNewPath } from '@store-admin/navigation';
import type { QueryInput } from '@store-admin/query';
import type { TaskScreenProps } from '../../../shared/task-screens';
import { findGateway } from './gateway';
import type { Gateways } from './use-gateways';

export interface MarkConfigured {
	/** Shows a notice that the gateway is set up and completes the task. */
	readonly announce: ( title: string, redirectPath?: string ) => void;
	/**
	 * For forms of extensions: enables a gateway and announces it.
	 *
	 * @param id    Id of the gateway.
	 * @param query Values for the address of Home, which is opened afterwards.
	 * @throws Error When no gateway has the id; an ApiError when the gateway cannot be enabled.
	 */
	readonly markConfigured: ( id: string, query?: QueryInput ) => Promise< void >;
}

/** The last actions of every gateway's set-up. */
export function useMarkConfigured(
	{ gateways, records }: Gateways,
	updateGateway: PaymentGatewaysHook[ 'updateGateway' ],
	onComplete: TaskScreenProps[ 'onComplete' ]
): MarkConfigured {
	const { createNotice } = useNotices();
	const announce = useCallback(
		( title: string, redirectPath?: string ) => {
			/* translators: %s: name of a payment gateway. */
			void createNotice( 'success', sprintf( __( '%s configured successfully', 'woocommerce' ), title ), { type: 'snackbar' } );
			onComplete( redirectPath === undefined ? {} : { redirectPath } );
		},
		[ createNotice, onComplete ]
	);
	const markConfigured = useCallback(
		async ( id: string, query: QueryInput = {} ) => {
			const gateway = findGateway( id, gateways, records );
			if ( ! gateway ) {
				throw new Error( `Payment gateway ${ id } not found in available gateways list` );
			}
			await updateGateway( id, { enabled: true } );
			announce( gateway.title, getNewPath( query, '/', {} ) );
		},
		[ gateways, records, updateGateway, announce ]
	);
	return { announce, markConfigured };
}
