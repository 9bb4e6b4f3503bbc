import { useCallback, useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { mapRemote, useGeneralSettings, usePluginsState, type RemoteData } from '@store-admin/data';
import { getNewPath } from '@store-admin/navigation';
import { toCountryCode } from '../../../../shared/location/place-options';
import { useAttempt, type FailedWrite } from '../../../../shared/write/use-attempt';
import type { TaskScreenProps } from '../../../../shared/task-screens';
import { gatewayIdOf, type Gateway } from '../gateway';
import type { Gateways, GatewaysHook } from '../use-gateways';
import { useMarkConfigured } from '../use-mark-configured';
import { splitGateways, type GatewayGroups } from './split-gateways';

export interface PaymentListHook {
	readonly groups: RemoteData< GatewayGroups >;
	readonly retry: () => void;
	/** Id of the gateway that is being enabled. */
	readonly busyId: string | undefined;
	/** Whether something is being installed, so that all buttons are disabled. */
	readonly isInstalling: boolean;
	/** The last failure; its subject is the id of the gateway. */
	readonly failure: FailedWrite | undefined;
	readonly enable: ( gateway: Gateway ) => void;
}

/** Address of the list, or of the set-up of one gateway. */
export function paymentsPath( id?: string ): string {
	return getNewPath( id === undefined ? { task: 'payments' } : { task: 'payments', id }, '/', {} );
}

/** The groups of gateways, and the action that enables a gateway without required settings. */
export function usePaymentList(
	data: Gateways,
	{ updateGateway }: Pick< GatewaysHook, 'updateGateway' >,
	onComplete: TaskScreenProps[ 'onComplete' ]
): PaymentListHook {
	const { settings, retry } = useGeneralSettings();
	const { isInstalling } = usePluginsState();
	const { announce } = useMarkConfigured( data, updateGateway, onComplete );
	const { attempt, busy, failure } = useAttempt( { isExclusive: true } );
	const groups = useMemo(
		() => mapRemote( settings, ( known ) => splitGateways( data.gateways, toCountryCode( known.woocommerce_default_country ) ) ),
		[ data.gateways, settings ]
	);

	const enable = useCallback(
		( { id, title }: Gateway ) =>
			void attempt( {
				subject: id,
				problem: __( 'There was a problem saving your payment settings', 'woocommerce' ),
				write: async () => updateGateway( gatewayIdOf( id ), { enabled: true } ),
				onDone: () => announce( title, paymentsPath() ),
			} ),
		[ attempt, updateGateway, announce ]
	);
	return {
		groups,
		retry,
		busyId: [ ...busy ][ 0 ],
		isInstalling,
		failure,
		enable,
	};
}
