export const ORDERS = '/wc/v3/orders';
export const NAMES = { list: 'getOrders', total: 'getOrdersTotalCount', one: 'getOrder' };
