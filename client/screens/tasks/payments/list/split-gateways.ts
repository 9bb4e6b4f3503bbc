import { isReady, isWooPayments, type Gateway } from '../gateway';

export interface GatewayGroups {
	/** The offer of WooPayments that stands on its own above the others. */
	readonly top: Gateway | undefined;
	readonly main: readonly Gateway[];
	readonly offline: readonly Gateway[];
	/** Whether customers can pay online already. */
	readonly hasReady: boolean;
}

function isPayLater( { id }: Gateway ): boolean {
	return id.endsWith( ':bnpl' );
}

/** WooPayments until it is set up; from then on its offer to buy now and pay later, when there is one. */
function topOffer( offers: readonly Gateway[] ): Gateway | undefined {
	const isSetUp = offers.some( ( { isKnown, needsSetup } ) => isKnown && ! needsSetup );
	return offers.find( ( offer ) => isPayLater( offer ) === isSetUp );
}

/**
 * Sorts ways to pay into the groups in which they are offered.
 *
 * @param gateways In order of priority.
 * @param country  Of the store, two letters.
 */
export function splitGateways( gateways: readonly Gateway[], country: string ): GatewayGroups {
	const online = gateways.filter( ( { isOffline } ) => ! isOffline );
	const hasReady = gateways.some( ( gateway ) => ! gateway.isOffline && ! isPayLater( gateway ) && isReady( gateway ) );
	const category = ( gateway: Gateway ) => ( hasReady ? gateway.categoryAdditional : gateway.categoryOther );
	return {
		top: topOffer( online.filter( isWooPayments ) ),
		main: online.filter( ( gateway ) => ! isWooPayments( gateway ) && ! gateway.isEnabled && category( gateway ).includes( country ) ),
		offline: gateways.filter( ( { isOffline } ) => isOffline ),
		hasReady,
	};
}
