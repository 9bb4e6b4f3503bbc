import { createCollection } from '../../core/entity-store/collection';

export const GATEWAYS = '/wc/v3/payment_gateways';
export const NAMES = { list: 'getPaymentGateways', total: 'getPaymentGatewaysTotalCount', one: 'getPaymentGateway' };

export const gateways = createCollection( GATEWAYS, NAMES );
