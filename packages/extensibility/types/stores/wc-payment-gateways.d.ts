// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.

import type { ApiError, Entity } from './values';

/** The store `wc/payment-gateways`. */
export interface WcPaymentGateways {
	readonly selectors: {
		getPaymentGateways: () => readonly Entity[];
		getPaymentGateway: ( id: string ) => Entity | undefined;
		getPaymentGatewayError: ( selector: string ) => ApiError | undefined;
		isPaymentGatewayUpdating: () => boolean;
	};
	readonly actions: {
		updatePaymentGateway: (
			id: string,
			data: Readonly< Record< string, unknown > >
		) => Promise< Readonly< Record< string, unknown > > & { readonly id: number | string } >;
	};
}
