export const GATEWAYS = '/wc/v3/payment_gateways';
export const NAMES = { list: 'getPaymentGateways', total: 'getPaymentGatewaysTotalCount', one: 'getPaymentGateway' };
