import { isReady, isWooPayments, type Gateway } from '../gateway';

export interface GatewayGroups {
	/** The offer of WooPayments, which is shown above the others. */
	readonly top: Gateway | undefined;
	readonly main: readonly Gateway[];
	readonly offline: readonly Gateway[];
	/** Whether customers can already pay online. */
	readonly hasReady: boolean;
}

function isPayLater( { id }: Gateway ): boolean {
	return id.endsWith( ':bnpl' );
}

/** The offer of WooPayments until it is set up; afterwards its offer "buy now, pay later", if there is one. */
function topOffer( offers: readonly Gateway[] ): Gateway | undefined {
	const isSetUp = offers.some( ( { isKnown, needsSetup } ) => isKnown && ! needsSetup );
	return offers.find( ( offer ) => isPayLater( offer ) === isSetUp );
}

/**
 * Splits gateways into the groups of the list.
 *
 * @param gateways In order of priority.
 * @param country  Two-letter country code of the store.
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
