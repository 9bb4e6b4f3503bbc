import { usePaymentGateways, useTestOrdersCount } from '@store-admin/data';

const WOOPAYMENTS = 'woocommerce_payments';

/** The number of test orders; 0 while it is not known, because nothing is offered for removal that may not be there. */
export function useTestOrders(): number {
	const count = useTestOrdersCount();
	return count.status === 'ready' ? count.data : 0;
}

/** Whether no other payment method than WooPayments is enabled; orders of others may be real. */
export function useIsWooPaymentsAlone(): boolean {
	const { gateways } = usePaymentGateways();
	const enabled = gateways.status === 'ready' ? gateways.data.filter( ( gateway ) => gateway.enabled ) : [];
	return enabled.length > 0 && enabled.every( ( { id } ) => id === WOOPAYMENTS );
}
