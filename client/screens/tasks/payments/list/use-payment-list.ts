import { useCallback, useMemo, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { mapRemote, usePluginsState, useSettingsGroup, type ApiError, type RemoteData } from '@store-admin/data';
import { getNewPath } from '@store-admin/navigation';
import { describeFailedWrite } from '../../../../shared/write/describe-failed-write';
import type { TaskScreenProps } from '../../../../shared/task-screens';
import { gatewayIdOf, type Gateway } from '../gateway';
import type { Gateways, GatewaysHook } from '../use-gateways';
import { useMarkConfigured } from '../use-mark-configured';
import { countryOf, splitGateways, type GatewayGroups } from './split-gateways';

export interface GatewayFailure {
	readonly id: string;
	readonly message: string;
}

export interface PaymentListHook {
	readonly groups: RemoteData< GatewayGroups >;
	readonly retry: () => void;
	/** The way to pay that is being switched on. */
	readonly busyId: string | undefined;
	/** Something is being installed beside the list; nothing of it can be pressed meanwhile. */
	readonly isInstalling: boolean;
	readonly failure: GatewayFailure | undefined;
	readonly enable: ( gateway: Gateway ) => void;
}

/** Address of the list, or of the set-up of one way to pay. */
export function paymentsPath( id?: string ): string {
	return getNewPath( id === undefined ? { task: 'payments' } : { task: 'payments', id }, '/', {} );
}

/** The ways to pay in their groups, and switching one on that needs nothing else. */
export function usePaymentList(
	data: Gateways,
	{ updateGateway }: Pick< GatewaysHook, 'updateGateway' >,
	onComplete: TaskScreenProps[ 'onComplete' ]
): PaymentListHook {
	const { settings, retry } = useSettingsGroup( 'general' );
	const { isInstalling } = usePluginsState();
	const { announce } = useMarkConfigured( data, updateGateway, onComplete );
	const [ busyId, setBusyId ] = useState< string | undefined >();
	const [ failure, setFailure ] = useState< GatewayFailure | undefined >();
	const groups = useMemo(
		() => mapRemote( settings, ( known ) => splitGateways( data.gateways, countryOf( known[ 'woocommerce_default_country' ] ) ) ),
		[ data.gateways, settings ]
	);

	const enable = useCallback(
		async ( { id, title }: Gateway ) => {
			setBusyId( id );
			setFailure( undefined );
			try {
				await updateGateway( gatewayIdOf( id ), { enabled: true } );
				announce( title, paymentsPath() );
			} catch ( error ) {
				const message = describeFailedWrite(
					__( 'There was a problem saving your payment settings', 'woocommerce' ),
					error as ApiError
				);
				setFailure( { id, message } );
			} finally {
				setBusyId( undefined );
			}
		},
		[ updateGateway, announce ]
	);
	return {
		groups,
		retry,
		busyId,
		isInstalling,
		failure,
		enable: ( gateway ) => void enable( gateway ),
	};
}
